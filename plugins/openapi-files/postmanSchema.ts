import * as z from 'zod';

const pair = z.strictObject({
  key: z.string().min(1),
  value: z.string(),
  description: z.string().optional(),
  disabled: z.literal(true).optional(),
});
const attributes = z.array(z.strictObject({key: z.string(), value: z.string(), type: z.string()}));

const auth = z.discriminatedUnion('type', [
  z.strictObject({type: z.literal('noauth')}),
  z.strictObject({type: z.literal('basic'), basic: attributes}),
  z.strictObject({type: z.literal('bearer'), bearer: attributes}),
]);

const request = z.strictObject({
  method: z.string().regex(/^(?:GET|POST|DELETE)$/),
  description: z.string().optional(),
  auth: auth.optional(),
  header: z.array(pair),
  url: z.strictObject({
    raw: z.string().regex(/^\{\{\w+\}\}/),
    host: z.array(z.string()),
    path: z.array(z.string().regex(/^[^/]+$/)).optional(),
    query: z.array(pair).optional(),
    variable: z.array(pair).optional(),
  }),
  body: z
    .union([
      z.strictObject({
        mode: z.literal('raw'),
        raw: z.string(),
        options: z.strictObject({raw: z.strictObject({language: z.literal('json')})}),
      }),
      z.strictObject({mode: z.literal('urlencoded'), urlencoded: z.array(pair)}),
    ])
    .optional(),
});

const response = z.strictObject({
  name: z.string().min(1),
  originalRequest: request,
  code: z.number().int().min(100).max(599),
  status: z.string().min(1),
  _postman_previewlanguage: z.literal('json'),
  header: z.array(pair),
  body: z.string(),
});

const item = z.strictObject({name: z.string().min(1), request, response: z.array(response)});

const event = z.strictObject({
  listen: z.literal('prerequest'),
  script: z.strictObject({type: z.literal('text/javascript'), exec: z.array(z.string())}),
});

const folder = z.strictObject({
  name: z.string().min(1),
  description: z.string(),
  auth: auth.optional(),
  event: z.array(event).optional(),
  item: z.array(item).min(1),
});

/** Rules of Postman's schema v2.1 for the parts that we use; strict, so that a part without a rule fails. */
export const collectionSchema = z.strictObject({
  info: z.strictObject({
    name: z.string().min(1),
    description: z.string(),
    version: z.string(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  auth,
  variable: z.array(pair),
  item: z.array(folder),
});

export type PostmanPair = z.infer<typeof pair>;
export type PostmanAuth = z.infer<typeof auth>;
export type PostmanRequest = z.infer<typeof request>;
export type PostmanResponse = z.infer<typeof response>;
export type PostmanItem = z.infer<typeof item>;
export type PostmanFolder = z.infer<typeof folder>;
export type PostmanCollection = z.infer<typeof collectionSchema>;

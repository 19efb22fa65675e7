export type {ClientOptions, TokenProvider, WriteOptions} from './core.js';
export * from './errors.js';
export * from './oauth.js';
export * from './operations.js';
export type {ApiPromise, PagePromise, RateLimit, ResponseInfo, WithResponse} from './results.js';
export type {ConnectionOptions, RequestOptions} from './sender.js';
export type * from './types.js';
export * as webhooks from './webhooks.js';

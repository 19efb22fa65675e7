/**
 * Generates TypeScript from an OpenAPI document with openapi-typescript and its default settings. Runs in a process of
 * its own, because the generator needs the JavaScript API of TypeScript 6, which version 7 lacks: a hook gives it the
 * copy in @ts-morph/common. An alias of the package would replace the command `tsc`.
 *
 * Standard input: the document as JSON. Standard output: a module.
 */
import {register} from 'node:module';
import {text} from 'node:stream/consumers';

const typescript = import.meta.resolve('@ts-morph/common/dist/typescript.js');
const hook = `export const resolve = (name, context, next) =>
  next(name === 'typescript' ? ${JSON.stringify(typescript)} : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const {default: openapiTs, astToString} = await import('openapi-typescript');
process.stdout.write(astToString(await openapiTs(JSON.parse(await text(process.stdin)))));

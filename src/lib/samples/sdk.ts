import {sdk, type SdkLanguageId} from '../../data/sdk';
import {snakeCase} from '../text';
import {syntax as javascriptSyntax} from './javascript';
import {block, literal, type Syntax} from './literal';
import {syntax as phpSyntax} from './php';
import {syntax as pythonSyntax} from './python';
import {syntax as rubySyntax} from './ruby';
import {appSample, type SdkCall} from './sdkApp';

const {client: product, package: packageName} = sdk;

/** A short single argument is on the line of the call. */
const MAX_INLINE = 60;

/** Writes a call with the SDK of each language: a complete script that prints the data, or each item of all pages. */
export function makeSdkSamples(call: SdkCall): Record<SdkLanguageId, string> {
  // Code for one page doesn't loop over items.
  const written = call.isOnePage ? {...call, items: undefined} : call;
  const write = (language: SdkLanguageId) =>
    call.isFromClient ? appSample(language, call) : clientSamples[language](written).join('\n');
  return {
    javascript: write('javascript'),
    python: write('python'),
    ruby: write('ruby'),
    php: write('php'),
  };
}

const clientSamples: Readonly<Record<SdkLanguageId, (call: SdkCall) => string[]>> = {
  javascript({operationId, params, items, baseUrl}) {
    const {text} = javascriptSyntax;
    const options = baseUrl ? `{baseUrl: ${text(baseUrl)}}` : '';
    const called = `client.${operationId}(${object(params, javascriptSyntax)})`;
    return [
      `import {${product}} from ${text(packageName)};`,
      '',
      `const client = new ${product}(${options});`,
      ...(items
        ? [
            `const ${items} = ${called};`,
            `for await (const ${singular(items)} of ${items}) {`,
            `  console.log(${singular(items)});`,
            '}',
          ]
        : [`const data = await ${called};`, 'console.log(JSON.stringify(data, null, 2));']),
    ];
  },

  python({operationId, params, items, isOnePage, baseUrl}) {
    const {text} = pythonSyntax;
    const options = baseUrl ? `base_url=${text(baseUrl)}` : '';
    const fields = named(params, pythonSyntax, (name) => `${pythonName(name)}=`);
    const called = `client.${snakeCase(operationId)}(${fields})`;
    const [result, data] = isOnePage ? ['page', 'page.data'] : ['data', 'data'];
    return [
      ...(items ? [] : ['import json', '']),
      `from ${packageName} import ${product}`,
      '',
      `client = ${product}(${options})`,
      ...(items
        ? [
            `${items} = ${called}`,
            `for ${singular(items)} in ${items}.auto_paging_iter():`,
            `    print(${singular(items)})`,
          ]
        : [`${result} = ${called}`, `print(json.dumps(${data}, indent=2))`]),
    ];
  },

  ruby({operationId, params, items, baseUrl}) {
    const {text} = rubySyntax;
    const options = baseUrl ? `(base_url: ${text(baseUrl)})` : '';
    const fields = named(params, rubySyntax, (name) => `${name}: `);
    const called = `client.${snakeCase(operationId)}${fields && `(${fields})`}`;
    return [
      ...(items ? [] : ["require 'json'"]),
      `require ${text(packageName)}`,
      '',
      `client = ${product}::Client.new${options}`,
      ...(items
        ? [
            `${items} = ${called}`,
            `${items}.auto_paging_each do |${singular(items)}|`,
            `  p ${singular(items)}`,
            'end',
          ]
        : [`data = ${called}`, 'puts JSON.pretty_generate(data.to_h)']),
    ];
  },

  php({operationId, params, items, isOnePage, baseUrl}) {
    const {text} = phpSyntax;
    const options = baseUrl ? `baseUrl: ${text(baseUrl)}` : '';
    const called = `$client->${operationId}(${object(params, phpSyntax)})`;
    const [result, data] = isOnePage ? ['page', 'page->data'] : ['data', 'data'];
    return [
      '<?php',
      '',
      "require 'vendor/autoload.php';",
      '',
      `$client = new ${product}\\Client(${options});`,
      ...(items
        ? [
            `$${items} = ${called};`,
            `foreach ($${items}->autoPagingIterator() as $${singular(items)}) {`,
            `    print_r($${singular(items)});`,
            '}',
          ]
        : [`$${result} = ${called};`, `echo json_encode($${data}, JSON_PRETTY_PRINT), PHP_EOL;`]),
    ];
  },
};

/** The fields of a call as an object, or nothing. */
function object(params: SdkCall['params'], syntax: Syntax): string {
  const names = Object.keys(params);
  if (names.length === 0) return '';
  const written = literal(params, syntax);
  const {open, close} = syntax.object;
  const [name = ''] = names;
  const inline = `${open}${syntax.field(name, literal(params[name], syntax))}${close}`;
  return names.length === 1 && isShort(inline) ? inline : written;
}

/** The fields of a call as named arguments. */
function named(params: SdkCall['params'], syntax: Syntax, start: (name: string) => string): string {
  const lines = Object.entries(params).map(
    ([name, value]) => start(name) + literal(value, syntax, 1),
  );
  const [only = ''] = lines;
  if (lines.length === 0 || (lines.length === 1 && isShort(only))) return only;
  return block({open: '', lines, close: ''}, syntax, 0);
}

const isShort = (code: string) => code.length <= MAX_INLINE && !code.includes('\n');

const singular = (list: string) => list.replace(/s$/, '');

/** A keyword can't be the name of an argument in Python. */
const pythonName = (field: string) =>
  /^(as|class|def|del|from|global|if|import|in|is|lambda|not|or|pass|return|try|while|with)$/.test(
    field,
  )
    ? `${field}_`
    : field;

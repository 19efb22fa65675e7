import {parseSync} from 'oxc-parser';

import localJsx from './localJsx';

type Program = Parameters<ReturnType<typeof localJsx>>[0];

function compile(module: string): Program {
  const program = parseSync('article.js', module).program as unknown as Program;
  localJsx()(program);
  return program;
}

test.each(['react/jsx-runtime', 'react/jsx-dev-runtime'])(
  'declares the imports from %s under the same names',
  (runtime) => {
    const {body} = compile(
      `import {jsx as _jsx, jsxs as _jsxs} from '${runtime}'; export default () => _jsx('p');`,
    );
    const imported = body[0]?.specifiers?.map(({local}) => local.name);
    expect(body.map(({type}) => type)).toEqual([
      'ImportDeclaration',
      'VariableDeclaration',
      'ExportDefaultDeclaration',
    ]);
    expect(body[1]).toMatchObject({
      kind: 'const',
      declarations: ['_jsx', '_jsxs'].map((name, at) => ({
        id: {name},
        init: {name: imported?.[at]},
      })),
    });
    expect(imported).not.toContain('_jsx');
  },
);

test('leaves other imports alone', () => {
  const module = `import {useState} from 'react'; export const state = useState;`;
  expect(compile(module)).toEqual(parseSync('article.js', module).program);
});

import fs from 'node:fs';

import {parse} from 'acorn';

import {withoutAskAi} from './withoutAskAi';

const chat = 'const chat = ({experimental_throttle}) => new Chat(experimental_throttle);';
const answers = 'function Answers() { return "DocSearch-AskAiScreen-Container" + markdown(); }';

const shaken = (code: string) => withoutAskAi([chat, answers, code].join('\n')).split('\n');

describe('withoutAskAi', () => {
  test('keeps what the exports need, in order, and inert values for the chat and its answers', () => {
    const kept = shaken(`
      class Chat { constructor() { this.schema = zod(); } }
      function zod() { return markdown(); }
      function markdown() { return zod(); }
      const icon = () => 1, unused = zod();
      function Modal() { return [chat({}), Answers, icon()]; }
      export {Modal};`);
    expect(
      kept.map((line) =>
        line
          .split(/[ ;({]/)
          .slice(0, 2)
          .join(' '),
      ),
    ).toEqual(['var chat', 'var Answers', 'const icon', 'function Modal', 'export ']);
    expect(kept.slice(0, 2).join()).not.toMatch(/experimental|Container/);
  });

  test('keeps assignments to what it keeps, and drops others', () => {
    const kept = shaken(`
      function Menu() {}
      function Part() {}
      Menu.Part = Part, Menu.displayName = 'Menu';
      var kind;
      !function (names) { names.one = 1; }(kind || (kind = {}));
      var schema = {};
      schema.create = () => schema;
      schema.create();
      export const Modal = () => [Menu, kind];`);
    expect(kept.join('\n')).toMatch(/Menu\.Part = Part[\s\S]*kind = \{\}/);
    expect(kept.join('\n')).not.toContain('schema');
  });

  test('throws for a module without Ask AI, because it may have another name by then', () => {
    expect(() => withoutAskAi('export const Modal = () => null;')).toThrow('has changed');
  });

  test('makes the modal of the installed DocSearch less than half as long', () => {
    const file = new URL(import.meta.resolve('@docsearch/react/modal'));
    const code = fs.readFileSync(file, 'utf8');
    const lean = withoutAskAi(code);
    expect(lean.length).toBeLessThan(code.length / 2);
    expect(lean).not.toContain('ZodError');
    parse(lean, {ecmaVersion: 'latest', sourceType: 'module'});
  });
});

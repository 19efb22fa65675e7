import {addImports} from './addImports';

test('imports each component once, after the text', () => {
  const mdx = '<Screen>\n<ScreenField />\n<ScreenField />\n</Screen>\n\n<TryIt operationId="x" />';
  expect(addImports(mdx)).toBe(
    `${mdx}\n\n` +
      "import {Screen, ScreenField} from '@site/src/features/help/screens/Screen';\n" +
      "import {TryIt} from '@site/src/features/sandbox/view/TryIt';\n",
  );
});

test("doesn't change a page without them", () => {
  expect(addImports('A <Heatmap /> and a call.')).toBe('A <Heatmap /> and a call.');
});

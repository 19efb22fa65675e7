import {unified} from 'unified';

import {quoteTexts, typographicQuotes} from './typographicQuotes';

test('sets quotes and apostrophes, but no other signs and no code', () => {
  const paragraph = (...values: readonly string[]) => ({
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: values.map((value, index) => ({
          type: index % 2 ? 'inlineCode' : 'text',
          value,
        })),
      },
    ],
  });
  const [plugin, options] = typographicQuotes;
  const tree = paragraph(`It's a "first -- test"... or "`, `it's "x"`, `", the writers' own.`);
  unified().use(plugin, options).runSync(tree);
  expect(tree).toEqual(
    paragraph('It’s a “first -- test”... or “', `it's "x"`, '”, the writers’ own.'),
  );
});

test('sets the quotes of the shown front matter only', () => {
  expect(quoteTexts({title: "Can't sign in", question: "can't sign in"})).toEqual({
    title: 'Can’t sign in',
    question: "can't sign in",
  });
});

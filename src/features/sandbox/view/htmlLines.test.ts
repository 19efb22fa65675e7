import {highlight} from '@site/src/lib/highlighting/highlight';
import {htmlLines} from './htmlLines';

const text = JSON.stringify({data: {leads: [{id: 'lead_1'}, {id: 'lead_2'}], total: 2}}, null, 2);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test('each line has its own text, indent, and closed spans', () => {
  const lines = htmlLines(highlight(text, 'json'));
  expect(lines.map(textOf)).toEqual(text.split('\n'));
  for (const line of lines) {
    expect(line.search(/\S/)).toBe(textOf(line).search(/\S/));
    expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
  }
});

test('a bracket has its color on a line of its own', () => {
  const brackets = htmlLines(highlight(text, 'json')).filter((line) =>
    /^[[\]{},]+$/.test(textOf(line).trim()),
  );
  expect(brackets).toHaveLength(8);
  for (const line of brackets)
    expect(line).toContain(`<span class="p">${textOf(line).trim()}</span>`);
});

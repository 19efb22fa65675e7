import {firstOfPages} from './hits';

const hit = (path: string, anchor: string | null) => ({url_without_anchor: path, anchor});

test('firstOfPages: keeps the best hit of each page', () => {
  const [top, section, other] = [hit('/a', null), hit('/a', 'b'), hit('/c', 'd')];
  expect(firstOfPages([top, section, other])).toEqual([top, other]);
});

test('firstOfPages: keeps each tool once', () => {
  const tools = (anchor: string) => hit('https://site.example/help/tools', anchor);
  const [offer, score] = [tools('bounce=550'), tools('score')];
  expect(firstOfPages([offer, tools('bounce'), score])).toEqual([offer, score]);
});

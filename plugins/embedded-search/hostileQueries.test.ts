import {randomFrom} from '../../test/fixtures/values';
import {buildIndex} from '../search-engine/buildIndex';
import {LoadedIndex} from '../search-engine/loadedIndex';
import {answer} from './answer';
import type {SearchResult} from './response';

const hostileParts = [
  ...['😀', '👩‍👩‍👧', 'שלום', 'شكرا', '\u202Eabc', '\uD800', '\u0000', '\u0007', '\u200B', '\n'],
  ...['<img src=x onerror=alert(1)>', '<script>', '</mark><b>', '&lt;b&gt;', '&', '"', '“', "'"],
  ...['(.*)+', '(?<', '[', '\\', '$&', '^$', '{2,}', '|', '%00', '%', '/v1/leads', '_', '..'],
  ...['__proto__', 'constructor', 'api:', 'blog: ', 'é'.repeat(40)],
];
const plainParts = ['bounce', 'email', 'a', 'limit', '5.1.1', '550 5.7.26', 'v=spf1', ' '];
const parts = [...hostileParts, ...plainParts, ...plainParts];

/** Pages with the same texts, in sections small enough for shards. */
const sections = hostileParts.map((part, at) => ({
  ...{route: `/${at}`, anchor: 'a', group: `Help · ${part}`, titles: [`Bounce ${part}`, part]},
  text: `An email ${part} with <img src=x onerror=alert(1)> & a "limit" of 5.1.1 ${part}`.slice(
    0,
    2000,
  ),
}));

/** The strings of hits that the views show as HTML. */
const shownIn = ({hits}: SearchResult): string[] =>
  hits.flatMap(({hierarchy, content, _snippetResult, _highlightResult}) =>
    JSON.stringify([hierarchy, content, _snippetResult, _highlightResult], (name, value: unknown) =>
      name === 'matchedWords' ? undefined : value,
    ),
  );

/** What's left of a text without marks and the entities that escaping makes. */
const markupIn = (html: string) =>
  html.replace(/<\/?mark>|&(?:amp|lt|gt|quot|#039);/g, '').match(/[<>&']/g);

/** 10,000 with `npm test -- --full`. */
const QUERIES = process.env.FULL ? 10_000 : 1000;

test('hostile queries raise nothing and inject nothing', async () => {
  const files = buildIndex(sections, {shardBytes: 200, inlineBytes: 0});
  const index = await LoadedIndex.open((name) =>
    Promise.resolve(files.get(name) ?? new Uint8Array()),
  );
  const surroundings = {
    indexesFor: () => Promise.resolve([index]),
    ...{origin: 'https://site.example', baseUrl: '/', now: () => 0},
  };
  const random = randomFrom(7);
  const injected: string[] = [];
  let found = 0;
  for (let count = 0; count < QUERIES; count++) {
    const length = 1 + Math.floor(random() * 6);
    const words = Array.from({length}, () => parts[Math.floor(random() * parts.length)]);
    if (count % 100 === 0) words.push('x'.repeat(10_000));
    const query = words.join(random() < 0.5 ? ' ' : '');
    const titled: SearchResult[] = [];
    const [result] = await answer({requests: [{query, hitsPerPage: 3}]}, surroundings, (titles) =>
      titled.push(...titles()),
    );
    if (!result) throw new Error(`No result for ${JSON.stringify(query)}`);
    found += result.hits.length;
    const markup = [result, ...titled].flatMap(shownIn).flatMap((html) => markupIn(html) ?? []);
    const origins = new Set(result.hits.map(({url}) => new URL(url).origin));
    if (markup.length > 0 || origins.size > 1) injected.push(query);
  }
  expect(injected).toEqual([]);
  expect(found).toBeGreaterThan(QUERIES);
  // A shared machine takes ten times the usual two seconds.
}, 60_000);

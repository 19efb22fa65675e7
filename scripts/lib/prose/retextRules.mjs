import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {BREAK} from './mask.mjs';

const parser = unified().use(retextEnglish);
const plugins = unified()
  .use(retextContractions, {straight: true})
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords);
/** Runs on prose only: it's slow, and passive voice is normal in comments. */
const prosePlugins = plugins().use(retextPassive);

const rules = {
  'retext-contractions': 'apostrophe',
  'retext-indefinite-article': 'article',
  'retext-repeated-words': 'repeated',
  'retext-passive': 'passive',
};
/** The article rule reads these as words, but people spell them out. */
const spelledOut =
  /^An\s+(?:https?|html|href|MX|SPF|SLA|SDK|RFC|SMTP|SSO|SMS|XML|FAQ)\b|^An\s+\.\w/i;

/** Finds missing apostrophes, wrong articles, repeated words, and, as a warning, the passive voice. */
export function retextFindings({kind, text}) {
  // Straightens apostrophes, which may be curly, and turns breaks into sentence ends.
  const file = new VFile(text.replaceAll('’', "'").replaceAll(BREAK, '\n'));
  (kind === 'prose' ? prosePlugins : plugins).runSync(parser.parse(file), file);
  return file.messages
    .map(({source, place, actual, expected}) => {
      const index = (place.start ?? place).offset;
      const rule = rules[source];
      return {
        index,
        word: text.slice(index, index + actual.length),
        use: expected?.join(', ') || 'the active voice',
        rule,
        isWarning: rule === 'passive',
      };
    })
    .filter(({rule, index}) => rule !== 'article' || !spelledOut.test(text.slice(index)));
}

import {
  benchmarks,
  followUpWords,
  openerWords,
  rangeText,
  subjectLength,
} from '../../data/benchmarks';
import {counted} from '../../data/written';

interface EmailFinding {
  readonly level: 'error' | 'warning' | 'fine';
  readonly text: string;
}

export interface CheckedEmail {
  readonly subject: string;
  readonly words: number;
  readonly findings: readonly EmailFinding[];
}

/** The tokens of the app, with values of the usual length. A custom field has a token, too. */
const samples = new Map(
  Object.entries({
    firstName: 'Sara',
    lastName: 'Kim',
    company: 'Ledgerloom',
    title: 'CFO',
    senderName: 'Mia from Acme',
  }),
);

const TOKEN = /\{\{\s*([A-Za-z]\w*)\s*(?:\|([^{}|]*))?\}\}/g;

/** Mistyped tokens, such as one with a brace missing or a space in its name, and those of other tools. */
const BROKEN_TOKEN =
  /\{\{?[^{}]*\}?\}|(?:\[|<<|«)(?:first|last|full|your|company|job)?[ _]?(?:name|company|title)(?:\]|>>|»)|\*\|\w+\|\*|\b[FL]NAME\b|%(?:FIRST_?NAME|NAME|COMPANY)%|\{\{|\}\}/gi;

/** Variants from which other tools pick one for each email, such as `{Hi|Hello}`. The first isn't the name of a field. */
const SPINTAX =
  /^\{(?!\s*(?:\w+\.)?(?:first|last|full|your|company|job|sender|[fl])?[-_ ]?(?:name|company|title)\s*\|)[^{}|]*\|[^{}]*\}$/i;

const SHORTENERS =
  /(?:^|[\s("'<[]|\/\/)(?:www\.)?(?:bit\.ly|tinyurl\.com|goo\.gl|ow\.ly|t\.co|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|lnkd\.in|hubs\.ly|rb\.gy|t\.ly|tiny\.cc|shorturl\.at)\//i;

const LOUD =
  /\b(?:100% free|act now|buy now|cash bonus|click here|double your|free money|guaranteed?|limited[- ]time|no obligation|once in a lifetime|risk[- ]free|urgent(?=[:!])|winner|you have been selected)\b/i;

/** A footer below a line with two hyphens, and the email that's answered, don’t count. */
const FOOTER = /\n(?:-- ?|On .+ wrote:)\n[^]*$/;

/** The label of the subject, and the end of bold text: AI assistants write Markdown. */
const SUBJECT = /^[\s*]*subject(?: line)?[\s*]*:[\s*]*|\*\*\s*$/gi;

const HTML = /<(?:!doctype|html|body|div|p|br|table|span|a|img|style)\b/i;

const LONG_SENTENCE = 25;

const BYTES = Number(/\d+/.exec(benchmarks.emailSize)![0]) * 1000;

/**
 * Checks an email against the benchmarks of the help center.
 *
 * @param pasted the subject in the first line, and the body below; null if there's no text.
 */
export function checkEmail(pasted: string): CheckedEmail | null {
  const [first = '', ...rest] = withoutHeaders(pasted.replace(/\r\n?/g, '\n').trim()).split('\n');
  if (first === '') return null;
  const subject = first.replaceAll(SUBJECT, '').trim();
  const body = rest.join('\n').trim();
  const text = filled(body.replace(FOOTER, ''));
  const words = countWords(text);
  return {
    subject,
    words,
    findings: [
      ...checkSubject(subject),
      ...(HTML.test(body)
        ? [error('This is HTML. Paste the text of the email instead.')]
        : [
            ...(body === ''
              ? [warn('Write the email below the subject.')]
              : checkBody(body, text, words)),
            ...checkTokens(`${subject}\n${body}`),
          ]),
    ],
  };
}

/** Keeps the subject of an email that was pasted with its headers. */
function withoutHeaders(text: string): string {
  const headers =
    /^(?:(?:From|To|Cc|Bcc|Date|Sent|Reply-To|Subject):.*(?:\n|$))+/i.exec(text)?.[0] ?? '';
  const subject = /^Subject:.*$/im.exec(headers)?.[0];
  return subject ? `${subject}\n${text.slice(headers.length)}` : text;
}

const error = (text: string): EmailFinding => ({level: 'error', text});
const warn = (text: string): EmailFinding => ({level: 'warning', text});
const fine = (text: string): EmailFinding => ({level: 'fine', text});

const filled = (text: string) =>
  text.replace(
    TOKEN,
    (_token, name: string, fallback?: string) => samples.get(name) ?? fallback?.trim() ?? name,
  );

/** Writing without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu;
const segmenter = new Intl.Segmenter('ja', {granularity: 'word'});
const spaced = (run: string) =>
  Array.from(segmenter.segment(run.slice(0, 2_000)), ({segment}) => segment).join(' ');

const countWords = (text: string) =>
  text
    .replace(UNSPACED, (run) => ` ${spaced(run)} `)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Text beyond this is far too long for a subject. It's counted in code units, because segmenting is slow. */
const SEGMENTED = 500;

function countCharacters(text: string): number {
  const segments = Array.from(new Intl.Segmenter('en').segment(text.slice(0, SEGMENTED)));
  return segments.length + text.slice(SEGMENTED).length;
}

/** Acronyms of five letters or more. */
const ACRONYMS = new Set(['HIPAA', 'NASDAQ', 'FINRA']);

const hasCapitals = (subject: string) =>
  (!/\p{Ll}/u.test(subject) && (subject.match(/\p{Lu}{2,}/gu)?.length ?? 0) > 2) ||
  subject.split(/[^\p{L}]+/u).some((word) => /^\p{Lu}{5,}$/u.test(word) && !ACRONYMS.has(word));

function checkSubject(subject: string): EmailFinding[] {
  const length = countCharacters(filled(subject));
  const text = `The subject has ${counted(length, 'character')} with the tokens filled in.`;
  const findings = [
    length >= subjectLength.min && length <= subjectLength.max
      ? fine(text)
      : warn(`${text} Aim for ${rangeText(subjectLength)}.`),
  ];
  if (/^(?:re|fwd?|aw|wg|sv|rv)\s*(?:\[\d+\])?\s*:/i.test(subject)) {
    findings.push(
      error('The subject claims to be a reply or a forward. CAN-SPAM forbids misleading subjects.'),
    );
  }
  if (/!|\$\$|\?\?/.test(subject))
    findings.push(warn('Remove exclamation marks and repeated signs from the subject.'));
  if (hasCapitals(subject.replace(TOKEN, '')))
    findings.push(warn('Don’t write words of the subject in capitals.'));
  const loud = (LOUD.exec(subject) ?? /(?<!-|\byou )\bfree\b/i.exec(subject))?.[0];
  if (loud) findings.push(warn(`“${loud}” sounds like an ad. Name the reader’s gain instead.`));
  return findings;
}

const GREETING =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n,:!]*[,:!]?|[^\n,.:?!]{1,30},(?=\s*\n))\s*/i;

/** An opening that names the sender and goes on with a fact about the reader. */
const FACT =
  /^(?:I|We)(?:['’]ve)? (?:just )?(?:saw|noticed|read|heard|met|have a question about)\b/;

/** @param text the body with its tokens filled in, without the footer. */
function checkBody(body: string, text: string, words: number): EmailFinding[] {
  const findings: EmailFinding[] = [];
  const ranges = `A first email has ${rangeText(openerWords)}, a follow-up ${rangeText(followUpWords)}.`;
  const isOpener = words >= openerWords.min && words <= openerWords.max;
  const isFollowUp = words >= followUpWords.min && words <= followUpWords.max;
  findings.push(
    (isOpener || isFollowUp ? fine : warn)(`The body has ${counted(words, 'word')}. ${ranges}`),
  );

  const questions = body.match(/？|[?؟](?=[\s"'”’)\]*_!]|$)/g)?.length ?? 0;
  if (questions === 0)
    findings.push(warn('There’s no question. End with one that’s easy to answer.'));
  else if (questions > 2)
    findings.push(warn(`There are ${questions} questions. Ask for one thing.`));
  else findings.push(fine(questions === 1 ? 'It asks one question.' : 'It asks two questions.'));

  const links = body.match(/\bhttps?:\/\/\S+|\bwww\.\S+/gi) ?? [];
  if (SHORTENERS.test(body)) findings.push(error('Replace the shortened link with the full one.'));
  if (links.some((link) => /^http:/i.test(link))) findings.push(warn('Use https in links.'));
  if (links.length > 1) findings.push(warn(`There are ${links.length} links. One is enough.`));

  const opening = filled(body).replace(GREETING, '');
  if (/^(?:I|We|My|Our)\b/.test(opening) && !FACT.test(opening)) {
    findings.push(warn('The email opens with you. Open with a fact about the reader instead.'));
  }
  const longest = text
    .split(/[.!?]\s|[。！？]|\n/)
    .reduce((most, sentence) => Math.max(most, countWords(sentence)), 0);
  if (longest > LONG_SENTENCE)
    findings.push(warn(`The longest sentence has ${longest} words. Cut it in two.`));
  if (/!/.test(body)) findings.push(warn('Remove the exclamation marks.'));
  const loud = LOUD.exec(body)?.[0];
  if (loud) findings.push(warn(`“${loud}” sounds like an ad.`));
  if (/\bunsubscribe\b/i.test(body))
    findings.push(warn('Remove your unsubscribe line. We add one to every campaign email.'));
  if (new TextEncoder().encode(body).length > BYTES) {
    findings.push(error(`Keep the email under ${benchmarks.emailSize}.`));
  }
  return findings;
}

/** The token of the app that's written with underscores or other capitals elsewhere, as in `first_name`. */
const tokenMeant = (name: string) =>
  Array.from(samples.keys()).find(
    (token) => token.toLowerCase() === name.toLowerCase().replaceAll('_', ''),
  );

function checkTokens(text: string): EmailFinding[] {
  const tokens = Array.from(text.matchAll(TOKEN), ([token, name = '', fallback]) => ({
    token,
    name,
    hasFallback: Boolean(fallback?.trim()),
    isFilter: /^\s*default\b|^\s*["'“‘]/i.test(fallback ?? ''),
  }));
  const broken = new Set(text.replace(TOKEN, '').match(BROKEN_TOKEN));
  const custom = new Map<string, string>();
  const misspelled = new Map<string, string>();
  const bare = new Set<string>();
  for (const {name, token, hasFallback} of tokens) {
    const meant = tokenMeant(name);
    if (meant && meant !== name) {
      misspelled.set(token, meant);
      continue;
    }
    if (!samples.has(name) && !custom.has(name)) custom.set(name, token);
    if (!hasFallback && name !== 'senderName') bare.add(name);
  }
  return [
    ...Array.from(broken, (part) =>
      error(
        SPINTAX.test(part)
          ? `“${part}” goes out as it is. Choose one wording.`
          : `“${part}” isn’t a token. Write it as in {{firstName | there}}.`,
      ),
    ),
    ...tokens
      .filter(({isFilter}) => isFilter)
      .map(({token}) =>
        error(
          `${token} would send everything after the bar. Write only the word: {{firstName | there}}.`,
        ),
      ),
    ...Array.from(misspelled, ([token, name]) =>
      error(`${token} isn’t a token. Write the name as in {{${name} | …}}.`),
    ),
    ...Array.from(custom.values(), (token) =>
      warn(
        `${token} works only if you have a custom field of this name. Otherwise it stops the launch.`,
      ),
    ),
    ...Array.from(bare, (name) =>
      warn(
        `{{${name}}} has no fallback, so it’s blank if the field is empty. Write {{${name} | …}}.`,
      ),
    ),
  ];
}

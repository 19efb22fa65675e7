import {brand} from '../../src/data/brand';
import {mdxFiles} from './mdxFiles';

const names = ['privacy', 'terms', 'security', 'compliance', 'cookies'];
const files = mdxFiles();
const policies = files
  .filter(({file}) => names.some((name) => file === `src/pages/${name}.mdx`))
  .map(({file, ...rest}) => ({name: /([^/]+)\.mdx$/.exec(file)[1], ...rest}));
const table = policies.map(({name, content}) => [name, content]);

/** The text without Markdown's line breaks and the padding of tables. */
const flat = (text) => text.replace(/\s+/g, ' ');
const textOf = (name) => flat(policies.find((policy) => policy.name === name).content);

/** The sections of a policy, each with its heading. */
const sectionsOf = (content) =>
  content
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading, ...rest] = section.split('\n');
      return {heading, body: rest.join('\n').trim()};
    });

/** What each reader sees of a sentence: no component tags, no MDX comments. */
const shown = (content) => content.replace(/\{\/\*[\s\S]*?\*\/\}/g, '');

test('the five policies of the specification are here', () => {
  expect(policies.map(({name}) => name).sort()).toEqual([...names].sort());
});

test.each(policies)(
  '$name has its badge and its date in its front matter, and no other date in its text',
  ({frontMatter, content}) => {
    expect(frontMatter).toMatchObject({badge: expect.any(String), updated: expect.anything()});
    expect(shown(content)).not.toMatch(/last updated/i);
  },
);
test.each(table)('%s begins with what it is about, before the first section', (_name, content) => {
  const intro = shown(content)
    .split(/^## /m)[0]
    .replace(/^import .*$/gm, '');
  expect(flat(intro).length).toBeGreaterThan(100);
});

test.each(table)('%s says each section in short, and then says it', (_name, content) => {
  const sections = sectionsOf(content);
  expect(sections.length).toBeGreaterThan(5);
  const bad = sections.filter(({body}) => !/^<InShort>[\s\S]{10,240}?<\/InShort>\n\n\S/.test(body));
  expect(bad.map(({heading}) => heading)).toEqual([]);
  expect(content.match(/<InShort>/g)).toHaveLength(sections.length);
});

/** The figures of the specification, section 9 "Policies", by the page that has to state them. */
test.each([
  ['privacy', 'deleted within 30 days after account deletion or termination'],
  ['terms', 'After account deletion or termination your data is deleted within 30 days'],
  ['compliance', 'deleted within 30 days after account deletion or termination'],
  ['privacy', 'Made daily and kept for 30 days'],
  ['terms', 'Backups are made daily and kept for 30 days'],
  ['security', 'Made daily, kept for 30 days'],
  ['terms', "We give 30 days' notice of a change in prices"],
  ['terms', 'You are at least 18 years old'],
  ['privacy', 'people aged 18 and over'],
  ['terms', 'There is one free account per person or entity'],
  ['terms', 'our total liability is limited to the fees you paid in the last 12 months'],
  ['cookies', 'Typically 1-24 months'],
  ['terms', 'Verification usually takes 24-48 hours'],
  ['security', 'usually takes 24-48 hours'],
  ['compliance', 'Verification usually takes 24-48 hours'],
])('%s states: %s', (name, sentence) => {
  expect(textOf(name)).toContain(sentence);
});

/** Figures of the plans, the API and the support, where the policies repeat them. */
test.each([
  ['terms', 'uptime service level of 99.9%'],
  ['security', '99.9% uptime'],
  ['terms', '14 days, no card, Professional features, up to 1,000 emails'],
  ['terms', '**Money-back guarantee.** 30 days.'],
  ['terms', 'Refunds arrive in 5-7 business days'],
  ['terms', '$0.001 per extra email and $0.01 per extra contact'],
  ['terms', 'at 80% of the email limit'],
  ['terms', 'An upgrade takes effect immediately, a downgrade at the end of the billing cycle'],
  ['terms', 'limited to 1,000 founding members'],
  ['terms', 'saving of 20% with annual billing'],
  ['terms', 'within 2 hours in business hours'],
  ['terms', '10,000 requests an hour'],
  ['security', '10,000 requests an hour'],
  ['compliance', 'spam complaints under 0.1% and bounces under 2%'],
])('%s repeats: %s', (name, sentence) => {
  expect(textOf(name)).toContain(sentence);
});

test.each(['Starter', 'Professional', 'Enterprise'])(
  'terms and the pricing guide give %s the same price and limits',
  (plan) => {
    const rowIn = (content) =>
      content
        .split('\n')
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .find(([, cell]) => cell?.replace(' (most popular)', '') === plan)
        ?.slice(2, 5);
    const guide = files.find(({file}) => file === 'help/article/pricing-guide.mdx');
    const row = rowIn(policies.find(({name}) => name === 'terms').content);
    expect(row).toHaveLength(3);
    expect(row).toEqual(rowIn(guide.content));
  },
);

test.each([
  ['privacy', 'Under the GDPR (Art. 12(3)) we answer within one month.'],
  ['privacy', 'two months more, and we tell you so within the first month'],
  ['privacy', 'An objection to direct marketing is absolute (Art. 21 GDPR)'],
  ['privacy', 'We answer within the time that its Articles 12 and 12A set.'],
  [
    'privacy',
    'confirm a request within 10 business days and answer within 45 calendar days, 90 at',
  ],
  ['privacy', 'Opt-outs take effect within 15 business days'],
  ['privacy', 'Global Privacy Control'],
  ['privacy', 'in general within 72 hours'],
  ['security', 'in general within 72 hours'],
  [
    'compliance',
    'cited up to $43,280 per email. That was the 2020 maximum; the current maximum, as reported, is $53,088',
  ],
  ['compliance', 'opt-outs within 10 business days'],
  ['compliance', 'there is no B2B exception'],
  ['compliance', 'Penalties are reported at up to CAD 10 million'],
  ['compliance', 'HIPAA option'],
])('%s words the law as the authorities do: %s', (name, sentence) => {
  expect(textOf(name)).toContain(sentence);
});

test.each(table)('%s promises no certificate and no perfect compliance', (_name, content) => {
  expect(shown(content)).not.toMatch(/\bcertified\b|100 ?%|fully compliant|guarantee[sd]? compli/i);
});

test.each(table)('%s says that it is a template in a comment, and never on the page', (_, text) => {
  expect(text).toMatch(/^\{\/\* A template to be reviewed by counsel/m);
  expect(shown(text)).not.toMatch(
    /template|counsel|TODO|to be (filled|completed|confirmed)|\[your/i,
  );
});

test('weaknesses are reported to the address of the brand', () => {
  expect(brand.mail.security).toContain('@');
  const report = sectionsOf(policies.find(({name}) => name === 'security').content).find(
    ({heading}) => heading === 'Report a weakness',
  );
  expect(report.body).toContain('Write to [[brand.mail.security]]');
});

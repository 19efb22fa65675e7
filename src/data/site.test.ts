import fs from 'node:fs';
import path from 'node:path';

import {brand} from './brand';
import {campaign, isCampaignOn} from './campaign';
import {industries} from './demo/industries';
import {features, inboxExample, signatureFeatures, type Feature} from './features';
import {helpCategories, helpCategoryCards, popularArticles} from './help';
import {integrationCategories, plansOf} from './integrations';
import {menuLabels} from './header';
import {legalLinks, navGroups} from './navigation';
import {pageIds} from './pageHeads';
import {popularQuestions} from './search';

describe('brand.ts', () => {
  const addresses = Object.entries(brand.mail);

  test('the name fits the logo: printable ASCII, at most 24 characters', () => {
    expect(brand.name).toMatch(/^[\x20-\x7e]{1,24}$/);
    expect(brand.name.trim()).toBe(brand.name);
  });

  test('the tagline has 50 to 160 characters', () => {
    expect(brand.tagline.length).toBeGreaterThanOrEqual(50);
    expect(brand.tagline.length).toBeLessThanOrEqual(160);
  });

  test('the domain is a host name, and the site’s URL is HTTPS without a trailing slash', () => {
    expect(brand.domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    expect(brand.url).toMatch(/^https:\/\/[^/]+$/);
  });

  test.each(addresses)('the %s mailbox %s is on the domain', (_what, address) => {
    const [mailbox, host] = address.split('@');
    expect(mailbox).toMatch(/^[\w.+-]+$/);
    expect(host).toBe(brand.domain);
  });

  test('no two purposes share a mailbox', () => {
    expect(addresses.length).toBeGreaterThanOrEqual(6);
    expect(new Set(addresses.map(([, address]) => address)).size).toBe(addresses.length);
  });

  test.each(brand.social)('the link to $name uses HTTPS', ({href}) => {
    expect(href).toMatch(/^https:\/\//);
  });

  test('the URL of the app is HTTPS or null', () => {
    expect(brand.appUrl ?? 'https://none.example').toMatch(/^https:\/\//);
  });

  test('the copyright line has a legal name and a founding year in the past', () => {
    expect(brand.legalName).not.toBe('');
    expect(brand.foundedYear).toBeGreaterThan(1990);
    expect(brand.foundedYear).toBeLessThanOrEqual(new Date().getUTCFullYear());
  });
});

describe('navigation.ts', () => {
  const entries = navGroups.flatMap((group) => group.entries);
  const linked = [...entries, ...legalLinks].map(({to}) => to);

  const pages = fs
    .readdirSync(path.join(__dirname, '../pages'))
    .filter((file) => /\.(tsx|mdx)$/.test(file) && !file.includes('.test.'))
    .map((file) => `/${file.replace(/\.\w+$/, '').replace(/^index$/, '')}`);

  test('its menus are those of header.ts', () => {
    expect(navGroups.map(({label}) => label)).toEqual(menuLabels);
  });

  test.each(entries)('the description of $label fits in the menu', ({description}) => {
    expect(description.length).toBeGreaterThan(10);
    expect(description.length).toBeLessThanOrEqual(50);
  });

  test('no label, route, or icon is used twice', () => {
    const lists: readonly (readonly unknown[])[] = [
      [...entries, ...legalLinks].map(({label}) => label),
      linked,
      entries.map(({icon}) => icon),
    ];
    for (const values of lists) {
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    }
  });

  test('every page is linked from the header, the footer, or the home page', () => {
    expect(pages.length).toBeGreaterThan(10);
    // The logo links to the home page, which links to the demo and the radar.
    const fromHome = ['/', '/demo', '/radar'];
    expect(pages.filter((page) => !fromHome.includes(page) && !linked.includes(page))).toEqual([]);
  });
});

describe('pageHeads.ts', () => {
  const folder = path.join(__dirname, '../pages');
  const pages = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && name !== 'index.tsx')
    .map((name) => name.replace('.tsx', ''));

  test('every page except the home page has a head, and every head has a page', () => {
    expect([...pageIds].sort()).toEqual(pages.sort());
  });

  test.each(pages)('%s.tsx takes its badge, title, and social card from pageHeads.ts', (name) => {
    const source = fs.readFileSync(path.join(folder, `${name}.tsx`), 'utf8');
    expect(source).toContain(`{...pageHead('${name}')}`);
    expect(source).not.toMatch(/\b(badge|socialCard)=/);
  });
});

describe('help.ts', () => {
  test('every category has a card, in the same order', () => {
    expect(helpCategoryCards.map(({name}) => name)).toEqual(helpCategories);
  });

  test.each(helpCategoryCards)('the card of $name lists no title twice', ({answers}) => {
    expect(new Set(answers.map(({title}) => title)).size).toBe(answers.length);
  });

  test('every link on a card, every guide, and every popular article has an article', () => {
    const articles = fs.readdirSync(path.join(__dirname, '../../help/article'));
    const slugs = [
      ...popularArticles,
      ...helpCategoryCards.flatMap(({guide, answers}) => [
        guide,
        ...answers.map(({article}) => article),
      ]),
    ];
    expect(slugs.filter((slug) => !articles.includes(`${slug}.mdx`))).toEqual([]);
  });
});

describe('integrations.ts', () => {
  const tools = integrationCategories.flatMap((category) => category.tools);

  test('no tool is listed twice', () => {
    expect(new Set(tools.map(({name}) => name)).size).toBe(tools.length);
  });

  test('a tool on every plan names the part that needs hot lead detection', () => {
    const promises = tools.filter(
      ({planFeature, description, writes = ''}) =>
        !planFeature && /hot lead|scores?\b/i.test(`${description} ${writes}`),
    );
    expect(promises.length).toBeGreaterThan(5);
    expect(promises.filter(({hotLeadPart}) => !hotLeadPart).map(({name}) => name)).toEqual([]);
    const withPart = promises.map(({hotLeadPart, ...tool}) => [
      plansOf({...tool, hotLeadPart}),
      hotLeadPart,
    ]);
    expect(withPart.filter(([text, part]) => !text!.includes(part!))).toEqual([]);
  });

  test.each(tools)('the homepage of $name uses HTTPS', ({homepage}) => {
    expect(homepage).toMatch(/^https:\/\//);
  });
});

describe('features.ts', () => {
  const all: readonly Feature[] = [...signatureFeatures, ...features];
  const links = all.flatMap(({title, seeIt, readMore}) =>
    [seeIt, readMore].flatMap((link) => (link ? [{title, ...link}] : [])),
  );

  test('no two features share an ID, and no two links share a label', () => {
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
    expect(new Set(links.map(({label}) => label)).size).toBe(links.length);
  });

  test.each(links.filter(({to}) => to.startsWith('/demo')))(
    'the link of "$title" to $to is a step of the demo',
    ({to}) => {
      const {industry, lead, step} = Object.fromEntries(
        new URL(to, 'https://a.example').searchParams,
      );
      const found = industries.find(({id}) => id === industry);
      expect(found?.leads[Number(lead) - 1]).toBeDefined();
      expect(['leads', 'lead', 'sequence', 'results']).toContain(step);
    },
  );

  test('no two drafts of the inbox example share a tone or a text', () => {
    const {drafts} = inboxExample;
    expect(new Set(drafts.map(({tone}) => tone)).size).toBe(drafts.length);
    expect(new Set(drafts.map(({text}) => text)).size).toBe(drafts.length);
  });
});

describe('campaign.ts', () => {
  const days = {startsOn: '2026-11-01', endsOn: '2026-11-30'};

  test.each([
    ['2026-10-31T23:59:59.999Z', false, 'the millisecond before'],
    ['2026-11-01T00:00:00.000Z', true, 'the first millisecond'],
    ['2026-11-15T12:00:00.000Z', true, 'in between'],
    ['2026-11-30T00:00:00.000Z', true, 'the last day'],
    ['2026-11-30T23:59:59.999Z', true, 'the last millisecond of the last day'],
    ['2026-12-01T00:00:00.000Z', false, 'the millisecond after'],
  ])('isCampaignOn at %s: %s (%s)', (now, isOn) => {
    expect(isCampaignOn(days, new Date(now))).toBe(isOn);
  });

  test('isCampaignOn uses UTC days in every time zone', () => {
    expect(isCampaignOn(days, new Date('2026-11-01T00:30:00+02:00'))).toBe(false);
    expect(isCampaignOn(days, new Date('2026-11-30T22:00:00-08:00'))).toBe(false);
  });

  test('isCampaignOn includes the whole day of a one-day campaign', () => {
    const day = {startsOn: '2026-11-01', endsOn: '2026-11-01'};
    expect(isCampaignOn(day, new Date('2026-11-01T23:59:59.999Z'))).toBe(true);
    expect(isCampaignOn(day, new Date('2026-11-02T00:00:00Z'))).toBe(false);
  });

  test('the campaign has valid dates and ends after it starts', () => {
    const iso = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10);
    expect([iso(campaign.startsOn), iso(campaign.endsOn)]).toEqual([
      campaign.startsOn,
      campaign.endsOn,
    ]);
    expect(campaign.endsOn > campaign.startsOn).toBe(true);
  });

  test('the remaining spots are between the minimum shown and the number of founding members', () => {
    expect(campaign.spotsRemaining).toBeGreaterThanOrEqual(campaign.fewestSpotsShown);
    expect(campaign.spotsRemaining).toBeLessThanOrEqual(campaign.foundingMembers);
  });
});

describe('search.ts', () => {
  test.each(popularQuestions)('$article is a help article', ({article}) => {
    expect(fs.existsSync(path.join(__dirname, `../../help/article/${article}.mdx`))).toBe(true);
  });
});

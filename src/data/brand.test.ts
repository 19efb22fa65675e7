import {brand} from './brand';

const addresses = Object.entries(brand.mail);

test('brand.ts: the name can be drawn into the logo: printable ASCII, at most 24 characters', () => {
  expect(brand.name).toMatch(/^[\x20-\x7e]{1,24}$/);
  expect(brand.name.trim()).toBe(brand.name);
});

test('brand.ts: the tagline has 50 to 160 characters', () => {
  expect(brand.tagline.length).toBeGreaterThanOrEqual(50);
  expect(brand.tagline.length).toBeLessThanOrEqual(160);
});

test('brand.ts: the domain is a host name, and the address of the site is https without a slash at the end', () => {
  expect(brand.domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  expect(brand.url).toMatch(/^https:\/\/[^/]+$/);
});

test.each(addresses)('brand.ts: the %s address %s is on the domain', (_what, address) => {
  const [mailbox, host] = address.split('@');
  expect(mailbox).toMatch(/^[\w.+-]+$/);
  expect(host).toBe(brand.domain);
});

test('brand.ts: no two purposes share a mail address', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(6);
  expect(new Set(addresses.map(([, address]) => address)).size).toBe(addresses.length);
});

test.each(brand.social)('brand.ts: $name is linked by https', ({href}) => {
  expect(href).toMatch(/^https:\/\//);
});

test('brand.ts: the application has an https address or none', () => {
  expect(brand.appUrl ?? 'https://none.example').toMatch(/^https:\/\//);
});

test('brand.ts: the copyright starts with a name and a year that has been', () => {
  expect(brand.legalName).not.toBe('');
  expect(brand.foundedYear).toBeGreaterThan(1990);
  expect(brand.foundedYear).toBeLessThanOrEqual(new Date().getUTCFullYear());
});

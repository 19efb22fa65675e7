import {shareArticle} from './shareArticle';

const rejects = (name: string) => () => Promise.reject(new DOMException('no', name));
const resolves = () => vi.fn(() => Promise.resolve());
const url = 'https://site.example/help/article/a';

test('shareArticle: opens the share sheet if there’s one', async () => {
  const share = resolves();
  const writeText = resolves();
  await expect(shareArticle('A', url, {share, writeText})).resolves.toBe('shared');
  expect(share).toHaveBeenCalledWith({title: 'A', url});
  expect(writeText).not.toHaveBeenCalled();
});

test('shareArticle: copies nothing when the sheet is closed', async () => {
  const writeText = resolves();
  await expect(shareArticle('A', url, {share: rejects('AbortError'), writeText})).resolves.toBe(
    'cancelled',
  );
  expect(writeText).not.toHaveBeenCalled();
});

test('shareArticle: leaves an open sheet alone after a second click', async () => {
  const writeText = resolves();
  await expect(
    shareArticle('A', url, {share: rejects('InvalidStateError'), writeText}),
  ).resolves.toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('shareArticle: copies the URL when the sheet may not open', async () => {
  const writeText = resolves();
  await expect(
    shareArticle('A', url, {share: rejects('NotAllowedError'), writeText}),
  ).resolves.toBe('copied');
  expect(writeText).toHaveBeenCalledWith(url);
});

test.each([
  ['the browser has neither function', {}],
  ['copying is denied', {writeText: rejects('NotAllowedError')}],
])('shareArticle: reports a failure when %s', async (_name, tools) => {
  await expect(shareArticle('A', url, tools)).resolves.toBe('failed');
});

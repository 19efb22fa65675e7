import {shareArticle} from './shareArticle';

const rejects = (name: string) => () => Promise.reject(new DOMException('no', name));
const resolves = () => jest.fn(() => Promise.resolve());
const url = 'https://site.example/help/article/a';

test('uses the share sheet where there is one', async () => {
  const share = resolves();
  const writeText = resolves();
  await expect(shareArticle('A', url, {share, writeText})).resolves.toBe('shared');
  expect(share).toHaveBeenCalledWith({title: 'A', url});
  expect(writeText).not.toHaveBeenCalled();
});

test('a closed sheet copies nothing', async () => {
  const writeText = resolves();
  await expect(shareArticle('A', url, {share: rejects('AbortError'), writeText})).resolves.toBe(
    'cancelled',
  );
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that may not open is replaced by copying', async () => {
  const writeText = resolves();
  await expect(
    shareArticle('A', url, {share: rejects('NotAllowedError'), writeText}),
  ).resolves.toBe('copied');
  expect(writeText).toHaveBeenCalledWith(url);
});

test.each([
  ['nothing is offered', {}],
  ['copying is refused', {writeText: rejects('NotAllowedError')}],
])('when %s it says so', async (_name, tools) => {
  await expect(shareArticle('A', url, tools)).resolves.toBe('failed');
});

import {checkCsv} from '@site/src/domain/csv/checkCsv';

vi.mock('@site/src/domain/csv/checkCsv', () => ({checkCsv: vi.fn(() => ({rows: 1}))}));

type Listener = (message: {readonly data: object}) => void;

let send: Listener;
const postMessage = vi.fn();
beforeAll(async () => {
  const addEventListener = (_type: string, listener: Listener) => (send = listener);
  vi.stubGlobal('self', {addEventListener, postMessage});
  await import('./csvWorker');
});
afterAll(() => void vi.unstubAllGlobals());

test.each([
  ['UTF-8', Buffer.from('José'), true],
  ['UTF-16 as Excel saves it', Buffer.from('\uFEFFJosé', 'utf16le'), false],
  ['UTF-16 in the other order', Buffer.from('\uFEFFJosé', 'utf16le').swap16(), false],
  ['Windows-1252', Buffer.from('José', 'latin1'), false],
])('reads a file in %s', async (_encoding, bytes, isUtf8) => {
  const buffer = Uint8Array.from(bytes).buffer;
  const answered = new Promise((resolve) => postMessage.mockImplementationOnce(resolve));
  send({data: {arrayBuffer: () => Promise.resolve(buffer)}});
  const report = await answered;
  expect(checkCsv).toHaveBeenLastCalledWith({text: 'José', isUtf8, bytes: bytes.length});
  expect(report).toEqual(vi.mocked(checkCsv).mock.results.at(-1)?.value);
});

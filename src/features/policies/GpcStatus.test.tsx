import {render} from '@testing-library/react';

import {GpcStatus} from './GpcStatus';

const textWith = (signal: boolean | undefined) => {
  vi.stubGlobal('navigator', {globalPrivacyControl: signal});
  const {container} = render(<GpcStatus />);
  vi.unstubAllGlobals();
  return container.textContent;
};

test('GpcStatus: says that the request is honored only to a browser that sends the signal', () => {
  expect(textWith(true)).toMatch(/honored/);
  expect(textWith(false)).toBe(textWith(undefined));
  expect(textWith(false)).not.toMatch(/honored/);
});

import {render} from '@testing-library/react';

import {TokenText} from './TokenText';

test('breaks addresses and hosts at their parts, and nothing else', () => {
  const {container} = render(
    <TokenText text="To sara@acme.example: s1._domainkey.mail. Costs 5.84." />,
  );
  expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(
    'To sara@|acme.|example: s1.|_domainkey.|mail. Costs 5.84.',
  );
});

test.each([
  ['Hi {{firstName | there}}, at {{company}}', ['{{firstName | there}}', '{{company}}']],
  ['“{firstName}” or { {firstName}}', ['{firstName}', '{ {firstName}}']],
  ['No token', []],
])('"%s" has its tokens as code', (text, tokens) => {
  const {container} = render(<TokenText text={text} />);
  expect(container).toHaveTextContent(text);
  const codes = Array.from(container.querySelectorAll('code'), (code) => code.textContent);
  expect(codes).toEqual(tokens);
});

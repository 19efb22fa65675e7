import {parsePage} from '../built-pages/readPages';
import {toMarkdown} from './toMarkdown';

const quoted = (main: string) =>
  toMarkdown(parsePage('/x', `<main><h1>T</h1>${main}</main>`), 'https://site.example').split(
    '/x\n\n',
  )[1];

const screen = (content: string) =>
  quoted(
    `<figure data-screen=""><div><p>Settings / Billing</p><div>${content}</div></div><figcaption>Sample data.</figcaption></figure>`,
  );

/** The lines of a quote. */
const quote = (...lines: readonly string[]) =>
  `${lines.map((line) => `> ${line}`).join('\n> \n')}\n`;

const title = '**Screen: Settings / Billing**';
const caption = 'Sample data.';

describe('quoteAsides', () => {
  test('quotes a note with its title', () => {
    expect(quoted('<div role="note"><p>Careful</p><p>Text.</p></div>')).toBe(
      quote('**Careful**', 'Text.'),
    );
  });

  test('quotes a mock screen with its title, the open tab, its actions, and its caption', () => {
    const tabs =
      '<p><span data-active="false">Overview</span><span data-active="true">Steps</span></p>';
    const actions =
      '<span data-part="action" data-on="true">Save</span><span data-part="action" data-on="false">Cancel</span>';
    expect(screen(tabs + actions)).toBe(
      quote(title, 'Overview, Steps (open)', '**Save** **Cancel**', caption),
    );
  });

  test('separates the label, the value, and the hint of a field', () => {
    expect(
      screen(
        '<p><span>Credit</span><span data-part="value">$59.60</span><span class="block_x">12 of 30 days</span></p>',
      ),
    ).toBe(quote(title, 'Credit: $59.60 (12 of 30 days)', caption));
  });

  test('separates the title, the hint, and the state of a switch', () => {
    expect(
      screen(
        '<p><span><span class="block_x">Sync</span><span class="block_x">Both ways</span></span><span data-on="true">On</span></p>',
      ),
    ).toBe(quote(title, 'Sync (Both ways): On', caption));
  });

  test('keeps a table', () => {
    expect(screen('<table><tr><th>Host</th></tr><tr><td>_dmarc.mail</td></tr></table>')).toBe(
      `> ${title}\n> \n> | Host |\n> | --- |\n> | _dmarc.mail |\n> \n> ${caption}\n`,
    );
  });
});

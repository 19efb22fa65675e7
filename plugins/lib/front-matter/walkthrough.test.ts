import {readMinutesOf} from './derived';
import {screensIn, walkthroughOf} from './walkthrough';

describe('walkthrough', () => {
  const screen = (inside = '') => `<Screen title="Settings / Mailboxes">\n${inside}\n</Screen>\n`;

  test('reads the heading, the steps, the caption, the fields, and the marked button', () => {
    const mdx = `
Not a step.

## Connect **Gmail** {#gmail}

1. Open **Settings**, and see [the list](./list.mdx).
2. Select \`Connect\`
   again.

<Screen
  title="Settings / Mailboxes"
  caption="Connected &amp; ready.">
  <ScreenField label="Status" value="Connected" hint="Today" />
  <ScreenField label='Name' value={'Mia "M" Ito'} />
  <ScreenAction>Cancel</ScreenAction>
  <ScreenAction isPrimary>Save</ScreenAction>
</Screen>
`;
    expect(screensIn(mdx)).toEqual([
      {
        chapter: 'Connect Gmail',
        texts: ['Open Settings, and see the list.', 'Select Connect again.', 'Connected & ready.'],
        fields: [
          {label: 'Status', value: 'Connected'},
          {label: '', value: 'Mia "M" Ito'},
        ],
        hasAction: true,
      },
    ]);
  });

  test('takes the paragraph before a screen, but no table and nothing of an earlier screen', () => {
    const mdx = `Old.\n\nThe last _one_.\n\n${screen()}\n${screen()}\n## Next\n\n| A | B |\n\n${screen()}`;
    expect(screensIn(mdx).map(({texts}) => texts)).toEqual([['The last one.'], [], []]);
    expect(screensIn(mdx).map(({chapter}) => chapter)).toEqual(['', '', 'Next']);
  });

  describe('walkthroughOf', () => {
    const four = screen().repeat(4);

    test('returns the number of screens and the length of an article with four', () => {
      const {walkthrough} = walkthroughOf('help/article/a.mdx', `Open it.\n\n${four}`);
      expect(walkthrough?.screens).toBe(4);
      expect(walkthrough?.durationMs).toBeGreaterThan(0);
    });

    test('returns nothing for fewer screens, and for other files', () => {
      expect(walkthroughOf('help/article/a.mdx', screen().repeat(3))).toEqual({});
      expect(walkthroughOf('help/index.mdx', four)).toEqual({});
      expect(walkthroughOf('docs/guides/a.mdx', four)).toEqual({});
    });
  });
});

describe('readMinutes', () => {
  const words = (count: number) => 'word '.repeat(count);

  test.each([
    [0, 1],
    [250, 1],
    [300, 2],
    [900, 5],
  ])('a help article of %i words takes %i minutes', (count, readMinutes) => {
    expect(readMinutesOf('help/article/a.mdx', words(count))).toEqual({readMinutes});
  });

  test('reads paths with backslashes, and frozen versions', () => {
    for (const file of ['help\\article\\a.mdx', 'help_versioned_docs/version-2.4/article/a.mdx']) {
      expect(readMinutesOf(file, words(600))).toEqual({readMinutes: 3});
    }
  });

  test.each(['help/index.mdx', 'docs/guides/a.mdx', 'blog/article/index.mdx'])(
    'returns nothing for %s',
    (file) => {
      expect(readMinutesOf(file, words(600))).toEqual({});
    },
  );
});

import {render} from '@testing-library/react';

import {restoreTranslatedText} from './translatedText';

/** Ways to replace a text node with its translation, in capital letters. */
const translators = {
  'like Chrome': (text: Text, shown: Element) => {
    text.before(shown);
    text.remove();
  },
  'in one step': (text: Text, shown: Element) => text.replaceWith(shown),
};

describe.each(Object.entries(translators))(
  'restoreTranslatedText, text replaced %s',
  (_, replace) => {
    let undo: () => void;
    beforeEach(() => {
      undo = restoreTranslatedText();
    });
    afterEach(() => undo());

    /** Translates all text and lets observers know. */
    async function translate(root: Element): Promise<void> {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const shown = document.createElement('font');
        shown.append(document.createElement('font'));
        shown.firstElementChild!.textContent = text.data.toUpperCase();
        replace(text, shown);
      }
      await Promise.resolve();
    }

    test('a removed text takes its translation with it', async () => {
      const view = (isOn: boolean) => (
        <p>
          {'one '}
          {isOn && 'two'}
        </p>
      );
      const {container, rerender} = render(view(true));
      await translate(container);
      rerender(view(false));
      expect(container).toHaveTextContent(/^ONE$/);
    });

    test('a changed text shows, also when the change is repeated', async () => {
      const {container, rerender} = render(<p>Page {1} of 9</p>);
      for (const page of [2, 3]) {
        await translate(container);
        rerender(<p>Page {page} of 9</p>);
        expect(container).toHaveTextContent(`PAGE ${page} OF 9`);
      }
    });

    test('elements go before a translated text and away again', async () => {
      const view = (isLate: boolean) => (
        <p>
          {isLate && <b>late, </b>}
          {'sorry'}
        </p>
      );
      const {container, rerender} = render(view(false));
      await translate(container);
      rerender(view(true));
      expect(container).toHaveTextContent(/^late, sorry$/);
      rerender(view(false));
      expect(container).toHaveTextContent(/^sorry$/);
    });

    test('texts that move take their place', async () => {
      const Item = ({children}: {readonly children: string}) => children;
      const view = (items: string[]) => (
        <p>
          {items.map((item) => (
            <Item key={item}>{item}</Item>
          ))}
        </p>
      );
      const {container, rerender} = render(view(['a', 'b', 'c']));
      await translate(container);
      rerender(view(['c', 'a', 'b']));
      expect(container.textContent?.toLowerCase()).toBe('cab');
    });

    test('a text whose translation was undone or repeated still changes', async () => {
      const {container, rerender} = render(<p>Page {1}</p>);
      const original = container.firstElementChild!.lastChild as Text;
      await translate(container);
      const shown = container.firstElementChild!.lastElementChild!;
      shown.replaceWith(original);
      await translate(container);
      const again = document.createElement('font');
      container.firstElementChild!.lastElementChild!.replaceWith(again);
      await Promise.resolve();
      rerender(<p>Page {2}</p>);
      expect(container).toHaveTextContent('PAGE 2');
    });

    test('a node that a translator took away can be removed, and inserted before', () => {
      const view = (isOn: boolean) => (
        <p>
          {isOn && <b>on</b>}
          {!isOn && 'off'}
          {'.'}
        </p>
      );
      const {container, rerender} = render(view(false));
      container.firstElementChild!.replaceChildren();
      rerender(view(true));
      expect(container).toHaveTextContent('on');
    });
  },
);

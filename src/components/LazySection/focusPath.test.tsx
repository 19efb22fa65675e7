import {focusAt, focusPathIn} from './focusPath';

const html = '<div><p></p><p><a href="#x">one</a><a href="#y">two</a></p></div>';

test('the focus is found again in a second copy', () => {
  document.body.innerHTML = `<section>${html}</section><button></button>`;
  const box = document.querySelector('section')!;
  box.querySelectorAll('a')[1]?.focus();
  const path = focusPathIn(box);
  expect(path).toEqual([0, 1, 1]);
  box.innerHTML = html;
  focusAt(box, path!);
  expect(document.activeElement).toHaveTextContent('two');
});

test('a focus elsewhere is no place in the box, and a place that is gone takes no focus', () => {
  document.body.innerHTML = `<section>${html}</section><button></button>`;
  const box = document.querySelector('section')!;
  document.querySelector('button')?.focus();
  expect(focusPathIn(box)).toBeNull();
  focusAt(box, [0, 7, 1]);
  expect(document.activeElement?.localName).toBe('button');
});

import {elementAt, placeOf} from './place';

const html = '<div><p></p><p><a href="#x">one</a><a href="#y">two</a></p></div>';

function fill() {
  document.body.innerHTML = `<section>${html}</section><button></button>`;
  return document.querySelector('section')!;
}

test('an element is found again in a second copy', () => {
  const box = fill();
  const place = placeOf(box, box.querySelectorAll('a')[1]!);
  expect(place).toEqual([0, 1, 1]);
  box.innerHTML = html;
  expect(elementAt(box, place!)).toHaveTextContent('two');
});

test('what is elsewhere has no place in the box, and neither has the box', () => {
  const box = fill();
  expect(placeOf(box, document.querySelector('button'))).toBeNull();
  expect(placeOf(box, box)).toBeNull();
  expect(placeOf(box, null)).toBeNull();
});

test('a place that is gone holds nothing', () => {
  expect(elementAt(fill(), [0, 7, 1])).toBeNull();
});

import {placeCard, type Box} from './placement';

const screen: Box = {left: 16, top: 84, width: 1248, height: 700};
const card = {width: 320, height: 300};
const dotAt = (left: number, top: number): Box => ({left, top, width: 44, height: 44});

test('a dot left of the middle has its card at its right, level with it', () => {
  expect(placeCard(dotAt(200, 400), card, screen)).toEqual({side: 'right', left: 254, top: 272});
});

test('a dot right of the middle has its card at its left', () => {
  expect(placeCard(dotAt(900, 400), card, screen)).toEqual({side: 'left', left: 570, top: 272});
});

test('near the top the card moves down, below what is covered', () => {
  expect(placeCard(dotAt(200, 90), card, screen)).toMatchObject({top: 84});
});

test('near the bottom the card moves up', () => {
  expect(placeCard(dotAt(200, 760), card, screen)).toMatchObject({top: 484});
});

test('a card higher than the screen shows its beginning', () => {
  expect(placeCard(dotAt(200, 400), {width: 320, height: 900}, screen)).toMatchObject({top: 84});
});

test.each([288, 358, 703])('%i px have no room beside every dot: the card is docked', (width) => {
  expect(placeCard(dotAt(20, 400), card, {...screen, width})).toEqual({side: 'docked'});
});

test('wherever the dot is, the card covers neither it nor the edge of the screen', () => {
  const narrow: Box = {...screen, width: 704};
  for (let left = narrow.left; left <= narrow.left + narrow.width - 44; left += 7) {
    for (let top = narrow.top; top <= narrow.top + narrow.height - 44; top += 31) {
      const dot = dotAt(left, top);
      const place = placeCard(dot, card, narrow);
      if (place.side === 'docked') throw new Error('there is room');
      expect(place.left).toBeGreaterThanOrEqual(narrow.left);
      expect(place.left + card.width).toBeLessThanOrEqual(narrow.left + narrow.width);
      expect(place.top).toBeGreaterThanOrEqual(narrow.top);
      expect(place.top + card.height).toBeLessThanOrEqual(narrow.top + narrow.height);
      const isBeside = place.left >= dot.left + dot.width || place.left + card.width <= dot.left;
      expect(isBeside).toBe(true);
    }
  }
});

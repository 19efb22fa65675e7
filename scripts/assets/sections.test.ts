import {brand} from '../../src/data/brand';
import {sections} from '../../src/data/sections';

describe('sections.ts', () => {
  it('has each id once', () => {
    const ids = sections.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(sections)(
    '$id: keeps to the room of a card and leaves the name to the logo',
    (section) => {
      expect(section.label.length).toBeLessThanOrEqual(24);
      expect(section.headline.length).toBeLessThanOrEqual(60);
      expect(section.headline).not.toContain(brand.name);
    },
  );
});

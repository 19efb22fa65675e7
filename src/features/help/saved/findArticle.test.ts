import {findArticle} from './findArticle';
import {importNote} from './readingNotes';

describe('findArticle', () => {
  const titles = {current: {a: 'About a'}, '2.4': {a: 'Old a', b: 'About b'}};
  const versions = [
    {name: 'current', label: '2.5', path: '/help', isLast: true},
    {name: '2.4', label: '2.4', path: '/help/2.4', isLast: false},
  ];

  test.each([
    ['a', {slug: 'a', title: 'About a', path: '/help/article/a'}],
    ['b', {slug: 'b', title: 'About b', path: '/help/2.4/article/b', version: '2.4'}],
    ['gone', undefined],
    ['constructor', undefined],
  ])('finds %p in the first version that has it', (slug, article) => {
    expect(findArticle(titles, versions, slug)).toEqual(article);
  });
});

describe('readingNotes', () => {
  const day = (date: string) => `${date}T10:00:00.000Z`;
  const before = {
    saved: [{slug: 'a', savedAt: day('2026-11-03')}, {slug: 'b'}],
    history: [{slug: 'a', readAt: day('2026-11-03'), sections: []}],
  };

  test('importNote: counts only what the import added or changed', () => {
    const saved = [{slug: 'c'}, {slug: 'a', savedAt: day('2026-11-05')}, {slug: 'b'}];
    const note = importNote(before, {...before, saved}, []);
    expect(note).toContain('2 saved articles');
    expect(note).not.toContain('history');
  });

  test('importNote: lists at most five unknown articles, and counts all', () => {
    const unknown = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];
    const note = importNote(before, before, unknown);
    expect(note).toContain('7 articles');
    expect(note).toContain('u5');
    expect(note).not.toContain('u6');
    expect(note).not.toContain(importNote(before, before, []));
  });
});

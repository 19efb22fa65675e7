import {mergeClasses} from './mergeClasses';

test('mergeClasses: leaves out Lucide’s classes and empty ones', () => {
  expect(mergeClasses('lucide', 'lucide-check', undefined, '', 'chevron', 'icon_a')).toBe(
    'chevron icon_a',
  );
});

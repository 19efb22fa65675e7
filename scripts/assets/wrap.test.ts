import {wrapBalanced} from './wrap';

/** Every character is one unit wide. */
const widthOf = (line: string) => line.length;

describe('wrapBalanced', () => {
  it('keeps on one line what fits one line', () => {
    expect(wrapBalanced('one two', 7, widthOf)).toEqual(['one two']);
  });

  it('evens the lines instead of leaving a single word', () => {
    expect(wrapBalanced('aaa bbb ccc ddd', 11, widthOf)).toEqual(['aaa bbb', 'ccc ddd']);
  });

  it('adds no line for the sake of evenness', () => {
    expect(wrapBalanced('aaaaaaaa b c d', 12, widthOf)).toEqual(['aaaaaaaa', 'b c d']);
  });

  it('gives a word that is too wide a line of its own', () => {
    expect(wrapBalanced('a incomprehensible b', 6, widthOf)).toEqual([
      'a',
      'incomprehensible',
      'b',
    ]);
  });

  it('makes no line of nothing', () => {
    expect(wrapBalanced('  ', 5, widthOf)).toEqual([]);
  });
});

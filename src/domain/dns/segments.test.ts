import {segmentsOf} from './checkRecords';

const record = 'v=spf1 ptr +all';

test('marks the worst finding of each part, and keeps the whole text', () => {
  const segments = segmentsOf(record, [
    {level: 'warning', text: 'slow', at: {from: 7, to: 10}},
    {level: 'error', text: 'open', at: {from: 11, to: 15}},
    {level: 'warning', text: 'also', at: {from: 7, to: 15}},
    {level: 'fine', text: 'good', at: {from: 0, to: 6}},
    {level: 'error', text: 'somewhere'},
  ]);
  expect(segments).toEqual([
    {text: 'v=spf1 ', level: null},
    {text: 'ptr', level: 'warning'},
    {text: ' ', level: 'warning'},
    {text: '+all', level: 'error'},
  ]);
});

test('has one part without findings', () => {
  expect(segmentsOf(record, [])).toEqual([{text: record, level: null}]);
});

import {radarLeads} from '@site/src/data/radarLeads';
import {markNote} from './markNote';

test.each([
  [null, ''],
  [{id: 'nobody', isDone: true}, ''],
  [
    {id: 'sara-kim', isDone: true},
    'Follow-up with Sara Kim marked done. Forgotten when you leave this page.',
  ],
  [{id: 'sara-kim', isDone: false}, 'Follow-up with Sara Kim is open again.'],
])('after %j it says "%s"', (mark, note) => {
  expect(markNote(radarLeads, mark)).toBe(note);
});

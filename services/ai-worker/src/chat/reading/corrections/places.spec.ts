import { aSituation } from '../../testing/situation.js';
import { placeCorrection } from './places.js';

const placeIn = (message: string, phase: 'interview' | 'review' = 'review') =>
  placeCorrection(message, aSituation(null, { phase, known: { location: 'Galway' } })).map(({ answer }) =>
    answer.kind === 'value' ? answer.value : null,
  );

describe('a later message with the known place and another one', () => {
  it.each([
    ['The office is in Limerick now. Please replace Galway.', ['Limerick']],
    ['Siège à Limerick, pas Galway', ['Limerick']],
    ['We moved from Galway to Cork, then to Limerick', []],
    ['We are in Limerick', []],
    ['Galway is fine', []],
  ])('%s', (message, places) => expect(placeIn(message)).toEqual(places));

  it('corrects nothing during the interview', () =>
    expect(placeIn('The office is in Limerick. Please replace Galway.', 'interview')).toEqual([]));
});

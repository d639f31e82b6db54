import {
  audienceOf,
  readAsk,
  readLocation,
  readRevenue,
  readStage,
  readTitle,
  readUsers,
  suggestSector,
  workingTitle,
} from './founder-readers.js';
import { contextOf } from './profile.js';
import type { Answer } from './slot.js';

const given = (answer: Answer) => (answer.kind === 'value' ? answer.value : answer.kind);
const described = (idea_description: string) =>
  contextOf('startup', { idea_title: 'Weir', idea_description }, []);

describe("a founder's answers", () => {
  it.each([
    ['we have a prototype', 'mvp'],
    ['launched last week', 'launched'],
    ['3', 'launched'],
    ['option 1', 'idea'],
    ['we are at seed', 'unclear'],
    ['not launched yet', 'unclear'],
    ['purple', 'unclear'],
  ])('stage: %s', (text, stage) => expect(given(readStage(text))).toBe(stage));

  it.each([
    ['Turku, Finland', 'Turku, Finland'],
    ['we are based in turku', 'Turku'],
    ['Leeds, by the canal, where I was born', 'Leeds'],
    ['Skye. Highlands, Scotland.', 'Skye, Highlands, Scotland'],
    ['180 Pounds', 'unclear'],
    ['cheaper and no camera', 'unclear'],
    ['no', 'unclear'],
  ])('location: %s', (text, place) => expect(given(readLocation(text))).toBe(place));

  it.each([
    ['we are not raising', 'none'],
    ['bootstrapped', 'none'],
    ['$300k', 300_000],
    ['no clue', 'unclear'],
  ])('ask: %s', (text, ask) => expect(given(readAsk(text))).toBe(ask));

  it.each([
    ['pre-revenue', 0],
    ['it is all free so far', 0],
    ['free until May, now $900 a month', 900],
    ['some', 'unclear'],
  ])('revenue: %s', (text, revenue) => expect(given(readRevenue(text))).toBe(revenue));

  it.each([
    ['nobody yet', 0],
    ['no customers', 0],
    ['no customers but 30 testers', 30],
    ['a handful', 'unclear'],
  ])('users: %s', (text, users) => expect(given(readUsers(text))).toBe(users));

  it.each([
    ['Weirwolf', 'Weirwolf'],
    ['it is called Weirwolf', 'Weirwolf'],
    ['we do not have a name for it so far, sorry about that', 'unclear'],
  ])('name: %s', (text, name) => expect(given(readTitle(text))).toBe(name));
});

describe('suggestions from a description', () => {
  it.each([
    ['Bookkeeping for small harbours.', 'small harbours'],
    ['A marketplace for boats.', null],
    ['Rafts for free.', null],
    ['Rafts.', null],
  ])('an audience: %s', (text, audience) => expect(audienceOf(described(text))).toBe(audience));

  it.each([
    ['an app for walking dogs at night', 'App'],
    ['We build rafts that seal themselves', 'Rafts'],
    ['', 'Working title'],
  ])('a working title: %s', (text, title) => expect(workingTitle(described(text))).toBe(title));

  it('a sector to confirm, if the description hints at one', () => {
    expect(suggestSector(described('Bookkeeping and invoices for harbours'))).toMatchObject({
      kind: 'doubt',
      value: 'FinTech',
    });
    expect(suggestSector(described('Zzz'))).toBeNull();
  });
});

describe('the stage in an answer', () => {
  it.each([
    ['Launched? Nearly. The prototype works', 'mvp'],
    ['satıyoruz, 8 aydır', 'launched'],
  ])('%s', (text, stage) => expect(readStage(text)).toMatchObject({ kind: 'value', value: stage }));
});

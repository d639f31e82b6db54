import { dateTicks, valueTicks } from './axes';

describe('the value axis', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [3, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [7, [0, 2, 4, 6, 8]],
    [19, [0, 5, 10, 15, 20]],
    [1200, [0, 500, 1000, 1500]],
  ])('reaches %s in equal steps of whole numbers', (highest, ticks) => {
    expect(valueTicks(highest)).toEqual(ticks);
  });
});

describe('the date axis', () => {
  it('labels each day once', () => {
    const dates = ['2026-11-20T09:30:00', '2026-11-20T11:30:00', '2026-11-21T09:30:00'];
    expect([...dateTicks(dates)]).toEqual([
      [0, 'Nov 20'],
      [2, 'Nov 21'],
    ]);
  });

  it('shows times if all points are on one day', () => {
    expect([...dateTicks(['2026-11-20T09:30:00', '2026-11-20T14:31:00']).values()]).toEqual([
      '9:30 AM',
      '2:31 PM',
    ]);
  });

  it('labels the day of a single point', () => {
    expect([...dateTicks(['2026-11-20']).values()]).toEqual(['Nov 20']);
  });
});

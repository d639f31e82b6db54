import { LiveTail } from './live-tail.js';

describe('the tail of the live stream', () => {
  const filled = (bounds: { events: number; bytes: number }, count: number) => {
    const tail = new LiveTail<string>(bounds);
    tail.reset(10);
    for (let sequence = 11; sequence < 11 + count; sequence++)
      tail.add(sequence, sequence % 2 === 0 ? 'even' : 'odd', `event ${sequence}`, 10);
    return tail;
  };

  it('has the events of a user after a sequence', () => {
    const tail = filled({ events: 100, bytes: 1000 }, 6);
    expect(tail.since('even', 10)).toEqual(['event 12', 'event 14', 'event 16']);
    expect(tail.since('even', 14)).toEqual(['event 16']);
    expect(tail.since('even', 20)).toEqual([]);
    expect(tail.since('nobody', 10)).toEqual([]);
  });

  it('says that it does not reach back before its start', () => {
    expect(filled({ events: 100, bytes: 1000 }, 6).since('even', 9)).toBeUndefined();
    expect(new LiveTail().since('even', 9)).toBeUndefined();
  });

  it.each([
    ['events', { events: 4, bytes: 1000 }],
    ['bytes', { events: 100, bytes: 45 }],
  ])('drops the oldest when it has too many %s, and says so', (_, bounds) => {
    const tail = filled(bounds, 20); // to 30, of which it keeps 27 to 30
    expect(tail.since('even', 26)).toEqual(['event 28', 'event 30']);
    expect(tail.since('odd', 26)).toEqual(['event 27', 'event 29']);
    expect(tail.since('even', 25)).toBeUndefined();
  });

  it('forgets everything when the stream begins anew', () => {
    const tail = filled({ events: 100, bytes: 1000 }, 6);
    tail.reset(0);
    tail.add(1, 'even', 'first', 10);
    expect(tail.since('even', 0)).toEqual(['first']);
  });
});

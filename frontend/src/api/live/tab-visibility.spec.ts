import { away, eventServer, frame, look, pass, settle } from './testing/stream';

const { calls, onEvent, onReconnect, answers, follow, stop, latest } = eventServer();

/** Six connections per origin are all that a browser has over HTTP/1.1, for all its tabs. */
describe('a tab out of sight', () => {
  /** The server's heartbeat, for so many seconds. */
  const stay = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 10) {
      latest().send(': heartbeat\n\n');
      await pass(10_000);
    }
  };

  it('lets its connection go after a minute, and catches up when it is shown again', async () => {
    follow();
    await settle();
    latest().send(frame('0193-a'));
    look('hidden');
    await stay(50);
    expect(latest().signal?.aborted).toBe(false);
    await stay(10);
    expect(latest().signal?.aborted).toBe(true);
    await pass(600_000);
    expect(calls).toHaveLength(1);
    expect(onReconnect).not.toHaveBeenCalled();

    look('visible');
    await settle(); // at once
    expect(calls).toHaveLength(2);
    expect(latest().headers.get('last-event-id')).toBe('0193-a');
    expect(onReconnect).toHaveBeenCalledTimes(1);
    latest().send(frame('0193-b'));
    await settle();
    expect(onEvent).toHaveBeenCalledTimes(2);
  });

  it('keeps it where it is shown again before', async () => {
    follow();
    await settle();
    look('hidden');
    await stay(50);
    look('visible');
    await stay(120);
    expect(latest().signal?.aborted).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('lets it go again the next time', async () => {
    follow();
    await settle();
    for (const round of [1, 2]) {
      look('hidden');
      await stay(60);
      expect(latest().signal?.aborted).toBe(true);
      look('visible');
      await settle();
      expect(calls).toHaveLength(round + 1);
    }
  });

  it('that was opened out of sight has a minute too', async () => {
    look('hidden');
    follow();
    await settle();
    await stay(60);
    expect(latest().signal?.aborted).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('does not try to connect while the server is away, until it is shown', async () => {
    answers(away);
    follow();
    look('hidden');
    await pass(90_000);
    const { length } = calls;
    await pass(600_000);
    expect(calls).toHaveLength(length);
    look('visible');
    await settle();
    expect(calls).toHaveLength(length + 1);
  });

  it('ends as any other does', async () => {
    const ended = follow();
    await settle();
    look('hidden');
    await stay(60);
    stop();
    await settle();
    expect(ended).toHaveBeenCalled();
    look('visible');
    await settle();
    expect(calls).toHaveLength(1);
  });
});

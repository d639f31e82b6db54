import { away, eventServer, frame, look, pass, settle } from './testing/stream';

const { calls, onEvent, onReconnect, answers, follow, stop, latest } = eventServer();

describe('a hidden tab', () => {
  /** Lets this many seconds pass, with the server's heartbeats. */
  const stay = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 10) {
      latest().send(': heartbeat\n\n');
      await pass(10_000);
    }
  };

  it('closes its connection after a minute, and catches up when it is shown again', async () => {
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

  it('keeps its connection if it is shown again within the minute', async () => {
    follow();
    await settle();
    look('hidden');
    await stay(50);
    look('visible');
    await stay(120);
    expect(latest().signal?.aborted).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('closes its connection again when it is hidden again', async () => {
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

  it('that was opened hidden closes its connection after a minute too', async () => {
    look('hidden');
    follow();
    await settle();
    await stay(60);
    expect(latest().signal?.aborted).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('stops retrying while the server is away, until it is shown', async () => {
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

  it('stops for good when it is aborted', async () => {
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

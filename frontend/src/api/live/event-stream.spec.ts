import { away, eventServer, frame, pass, PREMIUM, settle } from './testing/stream';

const { calls, onEvent, onReconnect, onRefused, answers, follow, stop, latest, pauses } = eventServer();

describe('the live event stream', () => {
  it('sends the token and passes on the events', async () => {
    follow();
    await settle();
    expect(latest().headers.get('authorization')).toBe('Bearer a-token');
    expect(latest().headers.has('last-event-id')).toBe(false);
    latest().send(frame('1'));
    await settle();
    expect(onEvent.mock.calls).toEqual([[PREMIUM]]);
    expect(onReconnect).not.toHaveBeenCalled();
  });

  it('starts after the last event that the page includes, so that it misses none', async () => {
    follow('0193-page');
    await settle();
    expect(latest().headers.get('last-event-id')).toBe('0193-page');
    latest().send(frame('0193-a'));
    await settle();
    expect(onEvent.mock.calls).toEqual([[PREMIUM]]);
    expect(onReconnect).not.toHaveBeenCalled();
  });

  it('assembles events that arrive in pieces, wherever they were cut', async () => {
    follow();
    await settle();
    const id = '01936f6e-0000-7000-8000-000000000001';
    const data = { startup_id: id, percent: 40, step: 'Weighing the evidence · café' };
    const bytes = new TextEncoder().encode(`event: analysis.progress\ndata: ${JSON.stringify(data)}\n\n`);
    // One byte at a time also splits characters.
    for (const byte of bytes) latest().send(Uint8Array.of(byte));
    await settle();
    expect(onEvent.mock.calls).toEqual([[{ event: 'analysis.progress', data }]]);
  });

  it.each([
    ['is no JSON', 'event: user.updated\ndata: {"is_pre\n\n'],
    ['is not as agreed', 'event: user.updated\ndata: {"is_premium":"yes"}\n\n'],
    ['has an unknown name', 'event: user.deleted\ndata: {"is_premium":true}\n\n'],
    ['is a comment', ': heartbeat\n\n'],
  ])('ignores an event that %s and reads the next', async (_what, text) => {
    follow();
    await settle();
    latest().send(text + frame('2'));
    await settle();
    expect(onEvent.mock.calls).toEqual([[PREMIUM]]);
    expect(calls).toHaveLength(1);
  });

  it('sends the last event id on reconnecting, and reports the break', async () => {
    follow();
    await settle();
    latest().send(
      frame('0193-a') + frame('0193-b', false) + 'id: 0193-c\nevent: user.updated\ndata: {"is_pre',
    );
    await pass(6000);
    latest().hangUp(); // the unfinished event is dropped
    await pass(1000);
    expect(calls).toHaveLength(2);
    expect(latest().headers.get('last-event-id')).toBe('0193-b');
    expect(onReconnect).toHaveBeenCalledTimes(1);
    latest().send(frame('0193-c'));
    await settle();
    expect(onEvent).toHaveBeenCalledTimes(3);
  });
});

describe('a connection that fails', () => {
  it('is retried after pauses that double, up to 20 s', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    answers(away);
    follow();
    await pass(90_000);
    expect(pauses()).toEqual([1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
    expect(onReconnect).not.toHaveBeenCalled(); // the first connection is not a reconnection
  });

  it('is retried after a random part of the pause, at least half of it', async () => {
    answers(() => Promise.resolve(new Response(null, { status: 503 })));
    const random = jest.spyOn(Math, 'random');
    random.mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(1);
    follow();
    await pass(7000);
    expect(pauses().slice(0, 3)).toEqual([500, 1500, 4000]);
  });

  it('is retried at growing intervals if the server hangs up at once', async () => {
    answers(async (call) => {
      const response = await call.answer();
      call.hangUp();
      return response;
    });
    follow();
    await pass(16_000);
    expect(pauses()).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('is retried soon after a connection that lasted', async () => {
    answers(away);
    follow();
    await pass(16_000);
    answers((call) => call.answer());
    await pass(20_000); // connected
    const { length } = calls;
    await pass(5000);
    latest().hangUp();
    await pass(500);
    expect(calls).toHaveLength(length + 1);
  });

  it('is retried as soon as the network is back', async () => {
    answers(away);
    follow();
    await pass(16_000);
    const { length } = calls;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(calls).toHaveLength(length + 1);
  });

  it('is replaced after 40 s without data, even a comment', async () => {
    follow();
    await settle();
    await pass(39_000);
    latest().send(': heartbeat\n\n');
    await pass(39_000);
    expect(calls).toHaveLength(1);
    expect(latest().signal?.aborted).toBe(false);
    await pass(1000);
    expect(latest().signal?.aborted).toBe(true);
    await pass(500);
    expect(calls).toHaveLength(2);
  });

  it('is replaced if the server does not answer', async () => {
    answers(
      ({ signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('gone')))),
    );
    follow();
    await pass(40_500);
    expect(calls).toHaveLength(2);
  });
});

describe('the live event stream ends', () => {
  it('when the token is refused, and reports it', async () => {
    answers(() => Promise.resolve(new Response('{"detail":"Not authenticated"}', { status: 401 })));
    const ended = follow();
    await pass(60_000);
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('when it is aborted while connected', async () => {
    const ended = follow();
    await settle();
    stop();
    await settle();
    expect(latest().signal?.aborted).toBe(true);
    await pass(60_000);
    expect(ended).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('when it is aborted during a pause', async () => {
    answers(away);
    const ended = follow();
    await settle();
    stop();
    await settle();
    expect(ended).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

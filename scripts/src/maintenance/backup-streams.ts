import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';

import { jetstream, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { createInbox, headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';

import { UserError } from '../system/output.js';

/** Events and dead letters. Live messages (LIVE) exist for an hour in memory and are not saved. */
export const EVENTS = 'DOMAIN_EVENTS';
export const STREAMS = [EVENTS, 'DEAD_LETTERS'] as const;

/** Well below the broker's limit for a message. */
const CHUNK = 128 * 1024;
const SILENCE_MS = 30_000;
const STREAM_NOT_FOUND = 10059;
/** The number of messages per request. */
const READ_AHEAD = 64;

const failure = z.object({ error: z.object({ description: z.string() }) });
const shape = z.object({
  config: z.looseObject({ name: z.string() }),
  state: z.looseObject({ messages: z.number(), last_seq: z.number() }),
});
const delivery = z.object({ deliver_subject: z.string() });
const laterMessage = z.object({
  seq: z.number(),
  subject: z.string(),
  headers: z.array(z.tuple([z.string(), z.array(z.string())])),
  data: z.base64(),
});
type LaterMessage = z.output<typeof laterMessage>;

/** A reply of JetStream's API. @throws the error in it */
function answer<S extends z.ZodType>(schema: S, message: Msg, what: string): z.output<S> {
  const body: unknown = message.json();
  const failed = failure.safeParse(body);
  if (failed.success) throw new UserError(`${what}: ${failed.data.error.description}`);
  return schema.parse(body);
}

/** The sequence of a stream's last message, even if that message is deleted. */
export async function lastSequence(nats: NatsConnection, stream: string): Promise<number> {
  const { streams } = await jetstreamManager(nats);
  return (await streams.info(stream)).state.last_seq;
}

/**
 * Writes a stream with its durable consumers and their acknowledgements, in the broker's own format
 * (the broker checks it while reading), and its configuration beside it.
 * @returns the sequence of the last message that is certainly in it
 */
export async function saveStream(nats: NatsConnection, stream: string, file: string): Promise<number> {
  const deliver_subject = createInbox();
  const chunks = nats.subscribe(deliver_subject);
  const out = await open(file, 'w', 0o600);
  let complete = false;
  let timer = setTimeout(() => chunks.unsubscribe(), SILENCE_MS);
  try {
    const asked = { deliver_subject, no_consumers: false, jsck: true, chunk_size: CHUNK };
    const reply = await nats.request(`$JS.API.STREAM.SNAPSHOT.${stream}`, JSON.stringify(asked), {
      timeout: SILENCE_MS,
    });
    const found = answer(shape, reply, `The stream ${stream} could not be read`);
    for await (const { data, headers: status, reply: next } of chunks) {
      if (data.length === 0) {
        complete = (status?.code ?? 0) < 400;
        break;
      }
      await out.write(data);
      clearTimeout(timer);
      timer = setTimeout(() => chunks.unsubscribe(), SILENCE_MS);
      if (next) nats.publish(next); // requests the next part
    }
    if (!complete) throw new UserError(`The stream ${stream} could not be read to its end.`);
    writeFileSync(`${file}.json`, JSON.stringify(found, null, 2), { mode: 0o600 });
    return found.state.last_seq;
  } finally {
    clearTimeout(timer);
    chunks.unsubscribe();
    await out.close();
  }
}

/** Writes the messages published after the stream was saved, up to and including `to`, one a line. */
export async function saveLater(
  nats: NatsConnection,
  stream: string,
  from: number,
  to: number,
  file: string,
): Promise<number> {
  const { streams } = await jetstreamManager(nats);
  const out = await open(file, 'w', 0o600);
  let saved = 0;
  try {
    for (let first = from + 1; first <= to; first += READ_AHEAD) {
      const sequences = Array.from(
        { length: Math.min(READ_AHEAD, to - first + 1) },
        (_, index) => first + index,
      );
      const messages = await Promise.all(
        // Deleted messages leave gaps.
        sequences.map((seq) => streams.getMessage(stream, { seq })),
      );
      for (const message of messages) {
        if (!message) continue;
        const { seq, subject, header, data } = message;
        const line: LaterMessage = {
          seq,
          subject,
          headers: header.keys().map((key) => [key, header.values(key)]),
          data: Buffer.from(data).toString('base64'),
        };
        await out.write(`${JSON.stringify(line)}\n`);
        saved += 1;
      }
    }
    return saved;
  } finally {
    await out.close();
  }
}

/** The number of messages in a stream; undefined if it does not exist. */
export async function messagesIn(nats: NatsConnection, stream: string): Promise<number | undefined> {
  const { streams } = await jetstreamManager(nats);
  try {
    return (await streams.info(stream)).state.messages;
  } catch (error) {
    if (error instanceof JetStreamApiError && error.apiError().err_code === STREAM_NOT_FOUND)
      return undefined;
    throw error;
  }
}

/** Deletes a stream with its messages and consumers, if it exists. */
export async function removeStream(nats: NatsConnection, stream: string): Promise<void> {
  if ((await messagesIn(nats, stream)) === undefined) return;
  await (await jetstreamManager(nats)).streams.delete(stream);
}

/** Restores a saved stream; no stream of that name may exist. */
export async function loadStream(nats: NatsConnection, stream: string, file: string): Promise<void> {
  const what = `The stream ${stream} could not be restored`;
  const saved = shape.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  const timeout = SILENCE_MS;
  const begun = await nats.request(`$JS.API.STREAM.RESTORE.${stream}`, JSON.stringify(saved), { timeout });
  const { deliver_subject } = answer(delivery, begun, what);
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
    const taken = await nats.request(deliver_subject, chunk as Buffer, { timeout });
    if (taken.data.length > 0) answer(z.unknown(), taken, what);
  }
  const ended = await nats.request(deliver_subject, '', { timeout });
  answer(shape, ended, what);
}

/** Publishes the messages written after the stream was saved, except those already in it. */
export async function loadLater(nats: NatsConnection, stream: string, file: string): Promise<void> {
  const client = jetstream(nats);
  const last = await lastSequence(nats, stream);
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const message = laterMessage.parse(JSON.parse(line));
    if (message.seq <= last) continue;
    const all = headers();
    for (const [key, values] of message.headers) for (const value of values) all.append(key, value);
    await client.publish(message.subject, Buffer.from(message.data, 'base64'), { headers: all });
  }
}

import { createParser } from 'eventsource-parser';

/** One event of the stream, as the server sent it. */
export interface LiveMessage {
  /** For `lastEventId` of the next connection. */
  id: string | undefined;
  event: string | undefined;
  data: unknown;
}

/** The events in a response's body, until it ends. Whoever leaves the loop closes the connection. */
export async function* messagesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveMessage, void> {
  const waiting: LiveMessage[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => waiting.push({ id, event, data: JSON.parse(data) as unknown }),
  });
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* waiting.splice(0);
  }
}

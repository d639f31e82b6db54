import { jetstream, jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

import { say, UserError } from '../system/output.js';
import { withBroker } from './broker.js';

export const DEAD_LETTERS_USAGE = 'dead-letters list | show NUMBER | replay NUMBER|all | remove NUMBER';

/** The stream of messages that failed in every attempt. */
const STREAM = 'DEAD_LETTERS';

/** A dead letter: the message, the service that failed and the reason. */
interface Letter {
  number: number;
  at: Date;
  service: string;
  subject: string;
  deliveries: string;
  reason: string;
  data: Uint8Array;
}

const letterOf = ({ seq, time, header, data }: StoredMsg): Letter => ({
  number: seq,
  at: time,
  service: header.get('x-service'),
  subject: header.get('x-subject'),
  deliveries: header.get('x-deliveries'),
  reason: header.get('x-reason'),
  data,
});

/** All letters, oldest first. */
export async function deadLetters(nats: NatsConnection): Promise<Letter[]> {
  const { streams } = await jetstreamManager(nats);
  const { state } = await streams.info(STREAM);
  const letters: Letter[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    // Replayed, removed and expired messages leave gaps.
    const message = await streams.getMessage(STREAM, { seq }).catch(() => null);
    if (message) letters.push(letterOf(message));
  }
  return letters;
}

/**
 * Publishes a letter's message again, unchanged, then deletes the letter. A crash in between
 * publishes it twice, which every consumer tolerates. Services that had processed it ignore it.
 */
export async function replayLetter(nats: NatsConnection, letter: Letter): Promise<void> {
  await jetstream(nats).publish(letter.subject, letter.data, {
    // A new id: within ten minutes the broker would drop the event's own id as a repeat.
    msgID: `replay-${letter.number}-${Date.now()}`,
  });
  await removeLetter(nats, letter);
}

async function removeLetter(nats: NatsConnection, { number }: Letter): Promise<void> {
  await (await jetstreamManager(nats)).streams.deleteMessage(STREAM, number);
}

const line = ({ number, at, service, subject, deliveries, reason }: Letter) =>
  `${String(number).padStart(6)}  ${at.toISOString()}  ${service}  ${subject}  after ${deliveries}: ${reason}`;

/** `npm run maintain -- dead-letters …` */
export async function deadLettersCommand([action, which]: readonly string[]): Promise<void> {
  await withBroker(async (nats) => {
    const letters = await deadLetters(nats);
    const chosen = which === 'all' ? letters : letters.filter(({ number }) => String(number) === which);
    if (action === 'list') {
      for (const letter of letters) say(line(letter));
      say(letters.length === 0 ? 'There are no dead letters.' : `${letters.length} in all.`);
      return;
    }
    if (!['show', 'replay', 'remove'].includes(action ?? '') || !which) {
      throw new UserError(`Usage: ${DEAD_LETTERS_USAGE}`);
    }
    if (chosen.length === 0) throw new UserError(`There is no dead letter ${which}.`);
    for (const letter of chosen) {
      if (action === 'show') say(`${line(letter)}\n${Buffer.from(letter.data).toString('utf8')}`);
      else if (action === 'replay') await replayLetter(nats, letter);
      else await removeLetter(nats, letter);
    }
    if (action !== 'show') say(`${chosen.length} ${action === 'replay' ? 'replayed' : 'removed'}.`);
  });
}

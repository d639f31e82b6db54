import * as contracts from '@proofround/contracts';
import { DOMAIN_EVENTS, durableName, LIVE } from '@proofround/service-kit';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { authorization } from '../servers/nats-users.js';
import { inRoot } from '../system/paths.js';
import {
  durableOf,
  natsUsers,
  permissionsOf,
  PROCESS_NAMES,
  SPEECH,
  type ProcessName,
  type Speech,
} from './permissions.js';

/** A process's own source, without its tests. */
function sourceOf(name: ProcessName): string {
  const folder = inRoot('services', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

interface Declared {
  kind: unknown;
  subject: unknown;
}
const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'kind' in value && 'subject' in value;

/** The subjects of the contracts that a piece of source names, by kind. */
function subjects(names: Iterable<string>, kind: 'rpc' | 'event'): string[] {
  const all: Record<string, unknown> = { ...contracts };
  const found = [...names].flatMap((name) => {
    const value = all[name];
    return isDeclared(value) && value.kind === kind && typeof value.subject === 'string'
      ? [value.subject]
      : [];
  });
  return [...new Set(found)].toSorted();
}

/** The contracts that a process imports by name, wherever it then uses them. */
function* imported(source: string): Generator<string> {
  for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from '@proofround\/contracts'/g)) {
    for (const name of list.split(',')) yield name.replace(/^\s*type\s+/, '').trim();
  }
}

const captured = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name);
const subjectsOf = (declared: readonly { subject: string }[]) =>
  [...new Set(declared.map(({ subject }) => subject))].toSorted();

describe.each(PROCESS_NAMES)('what %s may say', (name) => {
  const source = sourceOf(name);
  const consumed = subjects(captured(source, /@Consumes\((\w+)\)/g), 'event');
  const handled = subjects(captured(source, /@Handle\((\w+)\)/g), 'rpc');
  const known = { rpc: subjects(imported(source), 'rpc'), event: subjects(imported(source), 'event') };

  it('holds every fact that it acts on, and no other', () => {
    expect(subjectsOf(SPEECH[name].consumes)).toEqual(consumed);
  });

  it('holds every fact that it makes known, and no other', () => {
    const others = known.event.filter((subject) => !consumed.includes(subject));
    expect(subjectsOf(SPEECH[name].publishes)).toEqual(others);
  });

  it('holds every question that it asks, and no other', () => {
    const asked = known.rpc.filter((subject) => !handled.includes(subject));
    const pings = contracts.SERVICES.map((service) => contracts.ping(service).subject);
    const allowed = subjectsOf(SPEECH[name].calls).filter((subject) => !pings.includes(subject));
    expect(allowed).toEqual(asked);
  });

  it('lets it send live messages only if it does', () => {
    const { live }: Speech = SPEECH[name];
    expect(live === 'sends').toBe(/\.(appendLive|publishLive)\(/.test(source));
  });
});

describe('the permissions', () => {
  it('name consumers and streams as service-kit does', () => {
    expect(durableOf('auth', contracts.investorAccessChanged)).toBe(
      durableName('auth', contracts.investorAccessChanged),
    );
    const { publish } = permissionsOf('gateway');
    for (const { name } of [DOMAIN_EVENTS, LIVE]) expect(publish).toContain(`$JS.API.STREAM.CREATE.${name}`);
  });

  it('give nobody a wildcard over what others own', () => {
    for (const name of PROCESS_NAMES) {
      const { publish, subscribe } = permissionsOf(name);
      for (const subject of [...publish, ...subscribe]) {
        const [start = ''] = subject.split(/[*>]/);
        if (start === subject) continue; // no wildcard
        const own = [
          `_INBOX_${name}.`,
          `rpc.${name}.`,
          `dead.${name}.`,
          'live.',
          '$JS.API.CONSUMER.CREATE.LIVE.',
          '$JS.API.CONSUMER.INFO.LIVE.',
          '$JS.API.CONSUMER.MSG.NEXT.LIVE.',
          '$JS.API.CONSUMER.DELETE.LIVE.',
          '$JS.ACK.LIVE.',
        ];
        expect([subject, own.includes(start) || start.startsWith(`$JS.ACK.DOMAIN_EVENTS.${name}__`)]).toEqual(
          [subject, true],
        );
      }
    }
  });

  it('can be written for production without a secret in them', () => {
    const text = authorization(
      natsUsers((name) => `$NATS_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`),
    );
    expect(text).toContain('"password": $NATS_PASSWORD_AI_WORKER');
    expect(text).not.toContain('"password": "');
  });
});

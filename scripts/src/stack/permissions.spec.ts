import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { EventType } from '@proofround/contracts';
import * as contracts from '@proofround/contracts';
import { DOMAIN_EVENTS, durableName, LIVE } from '@proofround/service-kit';

import { authorization } from '../servers/nats-users.js';
import { inRoot } from '../system/paths.js';
import {
  durableOf,
  MESSAGE_RIGHTS,
  type MessageRights,
  natsUsers,
  permissionsOf,
  PROCESS_NAMES,
  type ProcessName,
} from './permissions.js';

/** A process's own files, without its tests. */
function filesOf(name: ProcessName): { path: string; text: string }[] {
  const folder = inRoot('services', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/spec\.ts$|(^|\/)testing\//.test(file))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

const isEvent = (value: unknown): value is EventType =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'event';

/** The subjects of the named events of the contracts. */
function events(names: Iterable<string>): string[] {
  const all: Record<string, unknown> = { ...contracts };
  return subjectsOf([...names].map((name) => all[name]).filter(isEvent));
}

/** The subjects of the RPCs in a source, as `rpc.offers.create` or `rpc.settings.get.auth`. */
function rpcs(source: string, before = ''): string[] {
  const pattern = new RegExp(`(?<![\\w.'])${before}rpc((?:\\.\\w+|\\)?\\['[\\w-]+'\\])+)`, 'g');
  const found = captured(source, pattern).flatMap((path) => {
    const [feature, verb, service] = captured(path, /([\w-]+)/g);
    return contracts.RPCS.filter(({ subject, service: owner }) => {
      const named = subject === `rpc.${owner}.${feature}.${verb}.v1`;
      return named && (service === owner || !services(`${feature}.${verb}`).includes(service ?? ''));
    });
  });
  return subjectsOf(found);
}

const CONSUMED = /@Consumes\((\w+)[,)]/g;

/** The process that publishes an event, in any version. */
function publisherOf(subject: string): ProcessName | undefined {
  const unversioned = (one: string) => one.replace(/\.v\d+$/, '');
  return PROCESS_NAMES.find((name) =>
    subjectsOf(MESSAGE_RIGHTS[name].publishes).some((one) => unversioned(one) === unversioned(subject)),
  );
}

/** The services that answer an RPC: several if each has a part of the answer. */
const services = (name: string) =>
  contracts.RPCS.filter(({ subject }) => subject.includes(`.${name}.`)).map(({ service }) => service);

/** The contracts that a process imports by name. */
function* imported(source: string): Generator<string> {
  for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from '@proofround\/contracts'/g)) {
    for (const name of list.split(',')) yield name.replace(/^\s*type\s+/, '').trim();
  }
}

const captured = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name);
const subjectsOf = (declared: readonly { subject: string }[]) =>
  [...new Set(declared.map(({ subject }) => subject))].toSorted();

describe.each(PROCESS_NAMES)('the permissions of %s', (name) => {
  const files = filesOf(name);
  const source = files.map(({ text }) => text).join('\n');
  const consumed = events(captured(source, CONSUMED));
  const handled = rpcs(source, 'handlers\\.on\\(\\s*');
  /** A process can consume events of its own. */
  const appended = events(captured(source, /\.append(?:All)?\(\s*tx,\s*(\w+),/g));
  const known = { rpc: rpcs(source), event: events(imported(source)) };

  it('contain exactly the events that it consumes', () => {
    expect(subjectsOf(MESSAGE_RIGHTS[name].consumes)).toEqual(consumed);
  });

  it('belong to consumers in files that are named after the publisher', () => {
    const subjects = files.flatMap(({ path, text }) =>
      events(captured(text, CONSUMED)).map((subject) => ({ subject, file: basename(path) })),
    );
    expect(subjects).toEqual(
      subjects.map(({ subject }) => ({ subject, file: `${publisherOf(subject)}-events.controller.ts` })),
    );
  });

  it('contain exactly the events that it publishes', () => {
    const published = known.event.filter(
      (subject) => !consumed.includes(subject) || appended.includes(subject),
    );
    expect(subjectsOf(MESSAGE_RIGHTS[name].publishes)).toEqual(published);
  });

  it('contain exactly the RPCs that it calls', () => {
    const asked = known.rpc.filter((subject) => !handled.includes(subject));
    const isPing = (subject: string) => subject.endsWith('.operations.ping.v1');
    const allowed = subjectsOf(MESSAGE_RIGHTS[name].calls).filter((subject) => !isPing(subject));
    expect(allowed).toEqual(asked.filter((subject) => !isPing(subject)));
  });

  it('allow live messages only if it sends them', () => {
    const { live }: MessageRights = MESSAGE_RIGHTS[name];
    expect(live === 'sends').toBe(/\.(appendLive|appendLiveAll|publishLive)\(/.test(source));
  });

  it('allow changes of identities only if it announces or hears them', () => {
    const { identities }: MessageRights = MESSAGE_RIGHTS[name];
    expect(identities !== undefined).toBe(source.includes('FORGET_IDENTITY'));
    expect(identities === 'hears').toBe(source.includes('subscribe(FORGET_IDENTITY'));
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

  it('give no wildcard over the subjects of others', () => {
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

  it('contain no secret when written for production', () => {
    const text = authorization(
      natsUsers((name) => `$NATS_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`),
    );
    expect(text).toContain('"password": $NATS_PASSWORD_AI_WORKER');
    expect(text).not.toContain('"password": "');
  });
});

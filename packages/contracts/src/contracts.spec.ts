import { z } from 'zod';

import { ENDPOINTS, http } from './http.js';
import { assertAccess, type Actor } from './messaging/access.js';
import type { Endpoint } from './messaging/endpoint.js';
import { defineRpc } from './messaging/rpc.js';
import { RPCS } from './rpc.js';

/** Calls that the gateway answers itself: no service has their data. */
const ANSWERED_BY_GATEWAY = ['events.follow', 'operations.getHealth', 'operations.openQueueBoard'];
/** A second path to a call that has a name of its own. */
const ALIASES: Readonly<Record<string, string>> = { 'investors.createFromChat': 'investors.create' };

const NAME = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
/** Begins with a capital letter; several sentences all end with a full stop. */
const SENTENCE = /^[A-Z](?:[^.]*[^.\s]|[^.]*\.|.*\. .*\.)$/;

/** `offers.create` of `rpc.marketplace.offers.create.v1`. */
const nameOf = ({ subject }: { subject: string }) => subject.split('.').slice(2, 4).join('.');
const rpcNames = new Set(RPCS.map(nameOf));

describe('every endpoint', () => {
  it.each(
    Object.entries(http).flatMap(([feature, calls]) =>
      Object.entries<Endpoint>(calls).map(
        ([verb, endpoint]) => [`${feature}.${verb}`, endpoint.name] as const,
      ),
    ),
  )('is called as it is found: http.%s', (path, name) => {
    expect(name).toBe(path);
    expect(name).toMatch(NAME);
  });

  it('has a name and a route of its own', () => {
    const routes = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
  });

  it('has an RPC of its name, or is answered by the gateway itself', () => {
    const without = ENDPOINTS.map(({ name }) => ALIASES[name] ?? name).filter((name) => !rpcNames.has(name));
    expect(without.toSorted()).toEqual(ANSWERED_BY_GATEWAY);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s has examples that its own schemas take',
    (_name, { body, reply, examples }) => {
      if (body) expect(body.safeParse(examples?.body)).toMatchObject({ success: true });
      if (reply) expect(reply.safeParse(examples?.reply)).toMatchObject({ success: true });
    },
  );

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s says each refusal in a sentence, and under one status only',
    (_name, { errors, access }) => {
      const gates = typeof access === 'string' ? [] : access.map(({ detail }) => detail);
      const sentences = [...Object.values(errors ?? {}).flat(), ...gates];
      for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );

  it('says a sentence under the same status wherever it says it', () => {
    const statusOf = new Map<string, Set<string>>();
    for (const { errors = {} } of ENDPOINTS) {
      for (const [status, sentences] of Object.entries(errors)) {
        for (const one of sentences) statusOf.set(one, (statusOf.get(one) ?? new Set()).add(status));
      }
    }
    expect([...statusOf].filter(([, statuses]) => statuses.size > 1)).toEqual([]);
    for (const [sentence, statuses] of statusOf) {
      if (sentence.endsWith(' not found')) expect([...statuses]).toEqual(['404']);
    }
  });
});

describe('every gate', () => {
  const gates = [...ENDPOINTS, ...RPCS].flatMap(({ access }) => (typeof access === 'string' ? [] : access));
  const nobody: Actor = { user_id: 'x', user_type: 'startup', is_premium: false, is_admin: false };
  const roles: Actor[] = [nobody, { ...nobody, user_type: 'investor' }];

  it.each([...new Set(gates)].map((gate) => [gate.detail, gate] as const))(
    'refuses somebody as forbidden: %s',
    (detail, gate) => {
      const refusals = roles.flatMap((who) => {
        try {
          assertAccess([gate], who);
          return [];
        } catch (error) {
          return [error];
        }
      });
      expect(refusals).not.toEqual([]);
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'forbidden', message: detail });
    },
  );
});

describe('every RPC', () => {
  it.each(RPCS.map((one) => [one.subject, one] as const))('%s fits the pattern', (subject, one) => {
    expect(subject).toMatch(/^rpc\.[a-z-]+\.[a-z][A-Za-z]*\.[a-z][A-Za-z]*\.v\d+$/);
    expect(subject.split('.')[1]).toBe(one.service);
  });

  it('has a subject of its own, former ones included', () => {
    const subjects = RPCS.flatMap(({ subject, formerly }) => [subject, ...formerly]);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('was answered before by the service that answers it now, so that a former caller is heard', () => {
    for (const { service, formerly } of RPCS) {
      for (const former of formerly) expect(former.startsWith(`rpc.${service}.`)).toBe(true);
    }
  });

  it('carries former subjects in full', () => {
    const moved = defineRpc('probe.thing.create.v1', {
      formerly: ['probe.thing.make.v1'],
      access: 'internal',
      request: z.object({}),
      reply: z.null(),
    });
    expect(moved).toMatchObject({
      subject: 'rpc.probe.thing.create.v1',
      service: 'probe',
      formerly: ['rpc.probe.thing.make.v1'],
    });
  });

  it('asks no more of a caller than its endpoint does', () => {
    for (const { name, access } of ENDPOINTS) {
      const behind = RPCS.filter(
        (one) => nameOf(one) === (ALIASES[name] ?? name) && one.access !== 'internal',
      );
      for (const one of behind) expect(one.access).toEqual(access);
    }
  });
});

import { ENDPOINTS, http } from './http.js';
import { type Actor, assertAccess } from './messaging/access.js';
import type { Endpoint } from './messaging/endpoint.js';
import { RPCS } from './rpc.js';

/** Calls that the gateway handles itself, without a service. */
const HANDLED_BY_GATEWAY = ['events.follow', 'operations.getHealth', 'operations.openQueueBoard'];
/** Calls that are a second path to another call. */
const ALIASES: Readonly<Record<string, string>> = {
  'investors.createFromChat': 'investors.create',
  'deals.getLetter': 'deals.get',
};

/** Changes by users without a limit of their own, beside that of all requests. */
const WITHOUT_LIMIT: Readonly<Record<string, string>> = {
  'accounts.delete': 'wrong passwords are limited, and the right one works once',
  'conversations.markRead': 'reads',
  'interest.recordView': 'counts each card of a list that an investor scrolls',
  'interest.withdraw': 'takes back what is limited',
  'investors.delete': 'takes back what is limited',
  'listings.withdraw': 'takes back what is limited',
  'notifications.read': 'reads',
  'notifications.readAll': 'reads',
  'offers.withdraw': 'takes back what is limited',
  'pipeline.remove': 'takes back what is limited',
  'searches.remove': 'takes back what is limited',
  'sessions.end': 'must always work; log-ins are limited',
  'sessions.logOut': 'must always work; log-ins are limited',
  'sessions.logOutAll': 'must always work; log-ins are limited',
  'shares.revoke': 'takes back what is limited',
  'startups.delete': 'takes back what is limited',
};

const NAME = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
/** Starts with a capital letter or a number; if there are several sentences, each ends with a full stop. */
const SENTENCE = /^[A-Z\d](?:[^.]*[^.\s]|[^.]*\.|.*\. .*\.)$/;

/** Returns `offers.create` for `rpc.marketplace.offers.create.v1`. */
const nameOf = ({ subject }: { subject: string }) => subject.split('.').slice(2, 4).join('.');
const rpcNames = new Set(RPCS.map(nameOf));

describe('every endpoint', () => {
  it.each(
    Object.entries(http).flatMap(([feature, calls]) =>
      Object.entries<Endpoint>(calls).map(
        ([verb, endpoint]) => [`${feature}.${verb}`, endpoint.name] as const,
      ),
    ),
  )('has its path in `http` as its name: http.%s', (path, name) => {
    expect(name).toBe(path);
    expect(name).toMatch(NAME);
  });

  it('has a unique name and a unique route', () => {
    const routes = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length);
  });

  // rule: LIMIT-10
  it('has a limit if it changes something for users, or a reason to have none', () => {
    const isForUsers = ({ access }: Endpoint) =>
      access === 'signed-in' ||
      (typeof access !== 'string' && access.every(({ requires }) => requires !== 'admin'));
    const changes = ENDPOINTS.filter((endpoint) => endpoint.method !== 'GET' && isForUsers(endpoint));
    const unlimited = changes.filter(({ limit }) => limit === undefined).map(({ name }) => name);
    expect(unlimited.toSorted()).toEqual(Object.keys(WITHOUT_LIMIT));
  });

  it('has an RPC of the same name, or is handled by the gateway itself', () => {
    const without = ENDPOINTS.map(({ name }) => ALIASES[name] ?? name).filter((name) => !rpcNames.has(name));
    expect(without.toSorted()).toEqual(HANDLED_BY_GATEWAY);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s has examples that fit its schemas',
    (_name, { body, reply, examples }) => {
      if (body) expect(body.safeParse(examples?.body)).toMatchObject({ success: true });
      if (reply) expect(reply.safeParse(examples?.reply)).toMatchObject({ success: true });
    },
  );

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s has a sentence for each error, under one status only',
    (_name, { errors, access }) => {
      const rules = typeof access === 'string' ? [] : access.map(({ detail }) => detail);
      const sentences = [...Object.values(errors ?? {}).flat(), ...rules];
      for (const sentence of sentences) expect(sentence).toMatch(SENTENCE);
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );

  it('uses a sentence under the same status as all other endpoints', () => {
    const statusOf = new Map<string, Set<string>>();
    for (const { errors = {} } of ENDPOINTS) {
      for (const [status, sentences] of Object.entries(errors)) {
        for (const sentence of sentences) {
          statusOf.set(sentence, (statusOf.get(sentence) ?? new Set()).add(status));
        }
      }
    }
    expect([...statusOf].filter(([, statuses]) => statuses.size > 1)).toEqual([]);
    for (const [sentence, statuses] of statusOf) {
      if (sentence.endsWith(' not found')) expect([...statuses]).toEqual(['404']);
    }
  });
});

describe('every access rule', () => {
  const rules = [...ENDPOINTS, ...RPCS].flatMap(({ access }) => (typeof access === 'string' ? [] : access));
  const nobody: Actor = {
    user_id: 'x',
    user_type: 'startup',
    is_premium: false,
    is_pro: false,
    is_admin: false,
    email_verified: false,
  };
  const roles: Actor[] = [nobody, { ...nobody, user_type: 'investor' }];

  it.each([...new Set(rules)].map((rule) => [rule.detail, rule] as const))(
    'refuses at least one role as forbidden: %s',
    (detail, rule) => {
      const refusals = roles.flatMap((role) => {
        try {
          assertAccess([rule], role);
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
  it.each(RPCS.map((call) => [call.subject, call] as const))('%s fits the pattern', (subject, call) => {
    expect(subject).toMatch(/^rpc\.[a-z-]+\.[a-z][A-Za-z]*\.[a-z][A-Za-z]*\.v\d+$/);
    expect(subject.split('.')[1]).toBe(call.service);
  });

  it('has a subject of its own', () => {
    const subjects = RPCS.map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('requires the same access as its endpoint', () => {
    for (const { name, access } of ENDPOINTS) {
      const calls = RPCS.filter(
        (call) => nameOf(call) === (ALIASES[name] ?? name) && call.access !== 'internal',
      );
      for (const call of calls) expect(call.access).toEqual(access);
    }
  });
});

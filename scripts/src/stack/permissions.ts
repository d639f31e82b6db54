import * as contracts from '@proofround/contracts';
import type { EventType, Rpc } from '@proofround/contracts';

import type { NatsPermissions, NatsUser } from '../servers/nats-users.js';

/** What one kind of process says and hears over NATS. */
export interface Speech {
  /** Whom it asks. It answers everything below `rpc.<its name>.`, and nothing else. */
  calls: readonly Rpc[];
  /** Facts that it makes known. */
  publishes: readonly EventType[];
  /** Facts that it acts on. */
  consumes: readonly EventType[];
  /** Live messages for users' eyes: it sends them, or hands them to browsers. */
  live?: 'sends' | 'reads';
  /** Brings the streams' settings up to date after an upgrade; one process is enough. */
  keepsStreams?: boolean;
}

/** What users may ask for, each behind the gate of its contract: the gateway carries all of it. */
const OFFERED = contracts.RPCS.filter(({ access }) => access !== 'internal');

/**
 * Who may say what: the one place from which the broker's permissions come. A test holds it
 * against the code: a call, event or consumer that is missing here, or here in vain, fails it.
 */
export const SPEECH = {
  gateway: {
    calls: [
      ...OFFERED,
      contracts.rpc.accounts.resolve,
      contracts.rpc.accounts.listContacts,
      contracts.rpc.settings.get.auth,
      contracts.rpc.interest.recordView,
      contracts.rpc.settings.get.billing,
      contracts.rpc.settings.get['ai-worker'],
      ...contracts.SERVICES.map((service) => contracts.rpc.operations.ping(service)),
    ],
    publishes: [],
    consumes: [],
    live: 'reads',
  },
  auth: {
    calls: [],
    publishes: [contracts.accountDeleted],
    consumes: [contracts.investorAccessChanged],
    live: 'sends',
    keepsStreams: true,
  },
  startups: {
    calls: [],
    publishes: [
      contracts.startupCreated,
      contracts.startupUpdated,
      contracts.startupAnalysed,
      contracts.startupDeleted,
      contracts.startupReviewed,
      contracts.analysisRequested,
      contracts.matchingRequested,
      contracts.interestRecorded,
    ],
    consumes: [
      contracts.analysisStarted,
      contracts.analysisCompleted,
      contracts.analysisFailed,
      contracts.matchesGenerated,
      contracts.accountDeleted,
    ],
    live: 'sends',
  },
  'ai-worker': {
    calls: [contracts.rpc.analysis.getInput, contracts.rpc.matches.findCandidates],
    publishes: [
      contracts.analysisStarted,
      contracts.analysisCompleted,
      contracts.analysisFailed,
      contracts.matchesGenerated,
    ],
    consumes: [
      contracts.startupCreated,
      contracts.startupUpdated,
      contracts.analysisRequested,
      contracts.matchingRequested,
      contracts.accountDeleted,
    ],
    live: 'sends',
  },
  marketplace: {
    calls: [contracts.rpc.startups.getShown],
    publishes: [contracts.offerReceived, contracts.offerDecided],
    consumes: [
      contracts.startupUpdated,
      contracts.startupReviewed,
      contracts.startupDeleted,
      contracts.accountDeleted,
    ],
  },
  billing: {
    calls: [contracts.rpc.accounts.setPremium, contracts.rpc.accounts.listContacts],
    publishes: [contracts.paymentConfirmed, contracts.investorAccessChanged],
    consumes: [contracts.accountDeleted],
  },
  notifications: {
    calls: [contracts.rpc.accounts.listContacts],
    publishes: [],
    consumes: [
      contracts.interestRecorded,
      contracts.startupAnalysed,
      contracts.startupReviewed,
      contracts.startupDeleted,
      contracts.offerReceived,
      contracts.offerDecided,
      contracts.paymentConfirmed,
      contracts.accountDeleted,
    ],
    live: 'sends',
  },
} satisfies Record<string, Speech>;
export type ProcessName = keyof typeof SPEECH;

export const PROCESS_NAMES = Object.keys(SPEECH) as ProcessName[];

const EVENTS = 'DOMAIN_EVENTS';
const LIVE = 'LIVE';
const STREAMS = [EVENTS, LIVE, 'DEAD_LETTERS'];

/** The durable consumer of a service for an event, as service-kit names it. */
export const durableOf = (service: string, event: EventType) =>
  `${service}__${event.name.replaceAll('.', '_')}`;

/** Where a process is answered: its own prefix, so that no other can listen to its answers. */
export const inboxOf = (process: string) => `_INBOX_${process}.>`;

/** The subjects that one process may use. */
export function permissionsOf(name: ProcessName): NatsPermissions {
  const { calls, publishes, consumes, live, keepsStreams }: Speech = SPEECH[name];
  const consumers = consumes.flatMap((event) => {
    const durable = `${EVENTS}.${durableOf(name, event)}`;
    return [
      // The broker compares the filter in the subject with the one asked for.
      `$JS.API.CONSUMER.CREATE.${durable}.${event.subject}`,
      `$JS.API.CONSUMER.INFO.${durable}`,
      `$JS.API.CONSUMER.MSG.NEXT.${durable}`,
      `$JS.ACK.${durable}.>`,
    ];
  });
  const readers = ['CREATE', 'INFO', 'MSG.NEXT', 'DELETE'].map(
    (what) => `$JS.API.CONSUMER.${what}.${LIVE}.>`,
  );
  return {
    publish: [
      ...calls.flatMap(({ subject, formerly }) => [subject, ...formerly]),
      ...publishes.map(({ subject }) => subject),
      ...(live === 'sends' ? ['live.*'] : []),
      ...(consumes.length > 0 ? [`dead.${name}.>`] : []),
      // Creating a stream that is there changes nothing; one in memory is gone with its broker.
      ...STREAMS.flatMap((stream) => [`$JS.API.STREAM.CREATE.${stream}`, `$JS.API.STREAM.INFO.${stream}`]),
      ...(keepsStreams ? STREAMS.map((stream) => `$JS.API.STREAM.UPDATE.${stream}`) : []),
      ...consumers,
      ...(live === 'reads' ? [...readers, `$JS.ACK.${LIVE}.>`] : []),
    ],
    subscribe: [
      inboxOf(name),
      // In its own queue group only; the gateway serves nobody.
      ...(name === 'gateway' ? [] : [`rpc.${name}.> ${name}`]),
    ],
  };
}

/** All processes as users of the broker, for its configuration. */
export function natsUsers(passwordOf: (name: ProcessName) => string): NatsUser[] {
  return PROCESS_NAMES.map((name) => ({
    user: name,
    password: passwordOf(name),
    permissions: permissionsOf(name),
  }));
}

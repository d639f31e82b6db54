import type { EventType, Rpc } from '@proofround/contracts';
import * as contracts from '@proofround/contracts';

import type { NatsPermissions, NatsUser } from '../servers/nats-users.js';

/** The NATS messages of one kind of process. */
export interface MessageRights {
  /** The RPCs that it calls. It answers everything below `rpc.<its name>.`, and nothing else. */
  calls: readonly Rpc[];
  publishes: readonly EventType[];
  consumes: readonly EventType[];
  /** Live messages to users: it sends them, or passes them to browsers. */
  live?: 'sends' | 'reads';
  /** Changes of users' access: it announces them, or drops cached identities and acknowledges that. */
  identities?: 'announces' | 'hears';
  /** Updates the streams' settings after an upgrade and makes room in them; one process is enough. */
  keepsStreams?: boolean;
}

/** All RPCs for users; the contract restricts each of them. The gateway may call them all. */
const USER_RPCS = contracts.RPCS.filter(({ access }) => access !== 'internal');

/**
 * The source of the broker's permissions. A test compares it with the code and fails for a missing
 * or unused call, event or consumer.
 */
export const MESSAGE_RIGHTS = {
  gateway: {
    calls: [
      ...USER_RPCS,
      contracts.rpc.accounts.resolve,
      contracts.rpc.gateways.register,
      contracts.rpc.sessions.findRefused,
      contracts.rpc.accounts.knowsDevice,
      contracts.rpc.accounts.listContacts,
      contracts.rpc.mfa.accountOf,
      contracts.rpc.settings.get.auth,
      contracts.rpc.interest.recordView,
      contracts.rpc.listings.refresh,
      contracts.rpc.conversations.getReported,
      contracts.rpc.conversations.listBlockers,
      contracts.rpc.settings.get.billing,
      contracts.rpc.settings.get['ai-worker'],
      ...contracts.SERVICES.map((service) => contracts.rpc.operations.ping(service)),
    ],
    publishes: [],
    consumes: [],
    live: 'reads',
    identities: 'hears',
  },
  auth: {
    calls: [],
    publishes: [
      contracts.accountDeleted,
      contracts.accountMailRequested,
      contracts.reportUpheld,
      contracts.suspensionChanged,
    ],
    consumes: [contracts.investorAccessChanged, contracts.startupReviewed, contracts.startupDeleted],
    live: 'sends',
    identities: 'announces',
    keepsStreams: true,
  },
  startups: {
    calls: [],
    publishes: [
      contracts.startupCreated,
      contracts.startupUpdated,
      contracts.startupAnalysed,
      contracts.startupAnalysisFailed,
      contracts.startupDeleted,
      contracts.startupReviewed,
      contracts.analysisRequested,
      contracts.matchingRequested,
      contracts.interestRecorded,
      contracts.interestWithdrawn,
      contracts.matchesRemoved,
      contracts.reminderReached,
      contracts.startupImproved,
      contracts.shareOpened,
      contracts.startupsFound,
    ],
    consumes: [
      contracts.analysisStarted,
      contracts.analysisCompleted,
      contracts.analysisFailed,
      contracts.matchesGenerated,
      contracts.matchesRemoved,
      contracts.accountDeleted,
      contracts.reportUpheld,
      contracts.listingSold,
      contracts.listingReopened,
      contracts.dealCompleted,
    ],
    live: 'sends',
  },
  'ai-worker': {
    calls: [
      contracts.rpc.analysis.getInput,
      contracts.rpc.matches.chooseCandidates,
      contracts.rpc.matches.getInvestors,
    ],
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
    publishes: [
      contracts.offerReceived,
      contracts.offerDecided,
      contracts.offerCountered,
      contracts.offerWithdrawn,
      contracts.offerExpired,
      contracts.listingSold,
      contracts.listingReopened,
      contracts.dealOpened,
      contracts.dealStepConfirmed,
      contracts.dealSigned,
      contracts.dealReminded,
      contracts.dealCompleted,
      contracts.dealFellThrough,
    ],
    consumes: [
      contracts.startupUpdated,
      contracts.startupAnalysed,
      contracts.startupReviewed,
      contracts.startupDeleted,
      contracts.accountDeleted,
    ],
    live: 'sends',
  },
  billing: {
    calls: [contracts.rpc.accounts.setPremium, contracts.rpc.accounts.listContacts],
    publishes: [
      contracts.paymentConfirmed,
      contracts.paymentFailed,
      contracts.subscriptionEndChanged,
      contracts.investorAccessChanged,
    ],
    consumes: [contracts.accountDeleted, contracts.suspensionChanged],
  },
  notifications: {
    calls: [
      contracts.rpc.accounts.listContacts,
      contracts.rpc.accountMails.get,
      contracts.rpc.connections.get.startups,
      contracts.rpc.connections.get.marketplace,
    ],
    publishes: [],
    consumes: [
      contracts.interestRecorded,
      contracts.interestWithdrawn,
      contracts.reminderReached,
      contracts.startupImproved,
      contracts.shareOpened,
      contracts.startupsFound,
      contracts.startupAnalysed,
      contracts.startupAnalysisFailed,
      contracts.startupUpdated,
      contracts.startupReviewed,
      contracts.startupDeleted,
      contracts.offerReceived,
      contracts.offerDecided,
      contracts.offerCountered,
      contracts.offerWithdrawn,
      contracts.offerExpired,
      contracts.listingReopened,
      contracts.dealOpened,
      contracts.dealStepConfirmed,
      contracts.dealSigned,
      contracts.dealReminded,
      contracts.dealCompleted,
      contracts.dealFellThrough,
      contracts.paymentConfirmed,
      contracts.paymentFailed,
      contracts.subscriptionEndChanged,
      contracts.accountDeleted,
      contracts.accountMailRequested,
    ],
    live: 'sends',
  },
} satisfies Record<string, MessageRights>;
export type ProcessName = keyof typeof MESSAGE_RIGHTS;

export const PROCESS_NAMES = Object.keys(MESSAGE_RIGHTS) as ProcessName[];

const EVENTS = 'DOMAIN_EVENTS';
const LIVE = 'LIVE';
const STREAMS = [EVENTS, LIVE, 'DEAD_LETTERS'];

/** To change the streams' settings, and to remove events that every consumer has processed. */
const KEEPER_SUBJECTS = [
  ...STREAMS.map((stream) => `$JS.API.STREAM.UPDATE.${stream}`),
  `$JS.API.STREAM.PURGE.${EVENTS}`,
  `$JS.API.CONSUMER.LIST.${EVENTS}`,
];

/** The name of a service's durable consumer for an event, as in service-kit. */
export const durableOf = (service: string, event: EventType) =>
  `${service}__${event.name.replaceAll('.', '_')}`;

/** The reply subjects of a process: its own prefix, so that no other process can read its replies. */
export const inboxOf = (process: string) => `_INBOX_${process}.>`;

/** The subjects that one process may use. */
export function permissionsOf(name: ProcessName): NatsPermissions {
  const { calls, publishes, consumes, live, identities, keepsStreams }: MessageRights = MESSAGE_RIGHTS[name];
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
    (operation) => `$JS.API.CONSUMER.${operation}.${LIVE}.>`,
  );
  return {
    publish: [
      ...[...calls, ...publishes].map(({ subject }) => subject),
      ...(live === 'sends' ? ['live.*'] : []),
      ...(identities === 'announces' ? [contracts.FORGET_IDENTITY] : []),
      ...(consumes.length > 0 ? [`dead.${name}.>`] : []),
      // Creating an existing stream changes nothing; a stream in memory is lost with its broker.
      ...STREAMS.flatMap((stream) => [`$JS.API.STREAM.CREATE.${stream}`, `$JS.API.STREAM.INFO.${stream}`]),
      ...(keepsStreams ? KEEPER_SUBJECTS : []),
      ...consumers,
      ...(live === 'reads' ? [...readers, `$JS.ACK.${LIVE}.>`] : []),
    ],
    subscribe: [
      inboxOf(name),
      // Only in its own queue group; the gateway answers no calls.
      ...(name === 'gateway' ? [] : [`rpc.${name}.> ${name}`]),
      // Outside queue groups, because every gateway must hear it.
      ...(identities === 'hears' ? [contracts.FORGET_IDENTITY] : []),
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

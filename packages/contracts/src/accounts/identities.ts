import { z } from 'zod';

import { defineRpc } from '../messaging/rpc.js';
import { id } from '../wire/ids.js';

/** How long a gateway may use auth's answer; well below billing's time limit for an answer. */
export const IDENTITY_LEASE_MS = 2000;

/** How long a gateway may cache identities without renewing its registration. */
export const REGISTRATION_MS = 10_000;

/** Auth asks all gateways to forget a user whose access changes; each replies {@link identityForgotten}. */
export const FORGET_IDENTITY = 'identities.forget';
export const identityChange = z.object({ user_id: id });
export const identityForgotten = z.object({ gateway_id: id });

export const gatewaysRpc = {
  /**
   * Registers a running gateway or renews its registration. Only a registered gateway may cache
   * identities, because auth waits for its acknowledgement before a user's access changes.
   */
  register: defineRpc('auth.gateways.register.v1', {
    access: 'internal',
    request: z.object({ gateway_id: id }),
    reply: z.null(),
  }),
};

/** The most sessions of one `sessions.findRefused`. */
export const MAX_SESSIONS_ASKED = 500;

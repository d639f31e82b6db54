import { z } from 'zod';

import { defineEvent } from '../messaging/event.js';
import { id } from '../wire/ids.js';

/** startups: an investor created a profile. */
export const investorCreated = defineEvent('investor.created.v1', z.object({ investor_id: id, user_id: id }));

/** startups: an investor profile is gone, with its matches. */
export const investorDeleted = defineEvent('investor.deleted.v1', z.object({ investor_id: id, user_id: id }));

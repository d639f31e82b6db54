import { type InvestorInput, investorInput } from '@proofround/contracts/investors/schemas.js';
import { type StartupInput, startupInput } from '@proofround/contracts/startups/schemas.js';
import type { z } from 'zod';

import type { FieldDescriptor } from '../../forms/field';
import { INVESTOR_FIELDS } from '../../forms/fields/investor';
import { STARTUP_FIELDS } from '../../forms/fields/startup';

/** The subject of a chat, which the user_type decides (CHAT-4). */
export interface Subject<Body> {
  /** The fields that the interviewer asks for. */
  fields: readonly FieldDescriptor[];
  schema: z.ZodObject & z.ZodType<Body>;
  /** The toast after the profile is created (TEXT-11, TEXT-12). */
  created: string;
}

export const STARTUP: Subject<StartupInput> = {
  fields: STARTUP_FIELDS,
  schema: startupInput,
  created: 'Startup created! AI is generating your tasks...',
};

export const INVESTOR: Subject<InvestorInput> = {
  fields: INVESTOR_FIELDS,
  schema: investorInput,
  created: 'Investor profile created!',
};

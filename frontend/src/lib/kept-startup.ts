import { z } from 'zod';

import { EMPTY_STARTUP, type StartupValues } from './startup-fields';

/** What was typed of a startup, as it is kept; what is no field of the form is left out. */
export const keptStartup = z
  .record(z.string(), z.string())
  .transform((kept): Partial<StartupValues> =>
    Object.fromEntries(Object.entries(kept).filter(([name]) => Object.hasOwn(EMPTY_STARTUP, name))),
  );

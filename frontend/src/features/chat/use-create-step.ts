import { parseOrProblems } from '@proofround/contracts/wire/problems.js';
import { useState } from 'react';

import { draftKey } from '../../forms/draft';
import { detailOr, type Problems, useSubmission } from '../../forms/use-submission';
import { toast } from '../../lib/toast';
import type { Subject } from './subjects';

const NONE: Problems = new Map();
const FAILED = 'Failed to create profile';

interface CreateStepOptions<Body> {
  subject: Subject<Body>;
  userId: string;
  data: Readonly<Record<string, unknown>>;
  create: (body: Body, key: string) => Promise<unknown>;
  onCreated: (body: Body) => void;
}

/** Creates a profile from the collected fields, or returns the problems by field. */
export function useCreateStep<Body>(options: CreateStepOptions<Body>) {
  const { subject, userId, data, create, onCreated } = options;
  // Problems are valid only for the data that they were found in. Later messages may correct it.
  const [refused, setRefused] = useState({ data, problems: NONE });
  const { submit, isBusy } = useSubmission({
    draft: draftKey('chat', userId),
    leaves: true,
    send: async (body: Body, key) => {
      await create(body, key);
      toast.success(subject.created);
      onCreated(body);
    },
    failure: detailOr(FAILED),
  });

  const start = async () => {
    const parsed = parseOrProblems(subject.schema, data, 'body');
    if (parsed.ok) {
      setRefused({ data, problems: await submit(parsed.value) });
      return;
    }
    // Keeps the first problem of each field.
    const problems = new Map(parsed.problems.toReversed().map(({ loc, msg }) => [String(loc[1]), msg]));
    setRefused({ data, problems });
    toast.error(FAILED);
  };
  return {
    isCreating: isBusy,
    problems: refused.data === data ? refused.problems : NONE,
    create: () => void start(),
  };
}

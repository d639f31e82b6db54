import type { ValidationProblem } from '@proofround/contracts/wire/problems.js';
import { useEffect, useRef, useState } from 'react';

type Problems = ReadonlyMap<string, string>;
const NONE: Problems = new Map();

/** The first complaint about each field of a body. */
export function firstPerField(problems: readonly ValidationProblem[]): Problems {
  const found = new Map<string, string>();
  for (const { loc, msg } of problems) {
    const field = String(loc[1] ?? '');
    if (!found.has(field)) found.set(field, msg);
  }
  return found;
}

/**
 * The form whose first field that is complained about gets the focus whenever there is another
 * complaint, and not while one is being mended. None are counted as 0.
 */
export function useComplaintFocus(complaints: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (complaints > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);
  return form;
}

/** What is wrong with which field of a form, whoever says so; the first such field gets the focus. */
export function useProblems() {
  const [problems, setProblems] = useState(NONE);
  const [complaints, setComplaints] = useState(0);
  const form = useComplaintFocus(complaints);

  return {
    form,
    problems,
    show: (found: Problems) => {
      setProblems(found);
      setComplaints((count) => count + 1);
    },
    /** The field was changed: nothing is known against it. */
    mended: (name: string) => {
      if (problems.has(name)) setProblems(new Map([...problems].filter(([field]) => field !== name)));
    },
    forget: () => setProblems(NONE),
  };
}

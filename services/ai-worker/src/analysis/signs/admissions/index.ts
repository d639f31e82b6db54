import type { Admission } from './admission.js';
import { DEMAND } from './demand.js';
import { DEPENDENCE } from './dependence.js';
import { MONEY } from './money.js';
import { PEOPLE } from './people.js';
import { PRODUCT } from './product.js';

const ALL = [...PEOPLE, ...DEMAND, ...DEPENDENCE, ...MONEY, ...PRODUCT];

/** The gravest first. */
const ORDER = [
  'leaving',
  'ownership',
  'no-permission',
  'rival-moves',
  'copy',
  'approval',
  'ends',
  'one-payer',
  'nobody-pays',
  'interest-only',
  'people-left',
  'funnel',
  'went-down',
  'errs',
  'owed',
  'spent',
  'own-money',
  'unit-cost',
  'capacity',
  'undecided',
  'estimated',
  'only-one',
  'missing-person',
  'outsourced',
  'one-source',
  'thin-proof',
  'season',
  'slow-sale',
  'labour',
  'interface',
  'supplier',
  'joins-later',
  'alone',
  'part-time',
  'small-market',
  'rivals-named',
  'problem-named',
  'changed-course',
  'next-place-first',
];

/** The gravest first: each sentence counts for the first match only. */
export const ADMISSIONS: readonly Admission[] = ALL.toSorted(
  (a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code),
);

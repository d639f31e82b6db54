/** Why a task is in a plan. {@link ORIGINS} has the values with an example of each. */
export type Origin = (typeof ORIGINS)[number];

/** The origins, in the order of choice. */
export const ORIGINS = [
  /** It lifts a cap: "Say what the money will buy, line by line". */
  'cap',
  /** It answers an admission about the product, its price or its supply: "You write: “nobody pays yet”". */
  'admission',
  /** A sum, a count or a purchase of the founder is part of it: "Say who takes the 40 boats, at $9 each". */
  'own',
  /** It answers a risk that a sentence or a figure shows. */
  'risk',
  /** It calculates with the founder's figures what many founders could: "Count who paid the $900 of last month". */
  'sum',
  /** It answers an admission that many founders make, such as working part-time. */
  'weak',
  /** It improves a factor of the rubric. */
  'factor',
  /** It asks for what the texts leave out. */
  'gap',
  /** It asks whether a sentence holds: "Look for one case against this: “nobody else does it”". */
  'unconfirmed',
  /** Any founder could be given it. */
  'general',
] as const;

/** The origins of tasks that a plan takes even if they add no points. */
export const WITHOUT_POINTS: readonly Origin[] = ['admission', 'weak', 'own', 'sum', 'unconfirmed'];

/** A doubt of the screening, with the founder's sentence. */
export interface Doubt {
  /** The code of an offence; none for a contradiction. */
  readonly code?: string;
  /** The name of the resulting cap. */
  readonly cap: string;
  /** A sentence for the founder. */
  readonly text: string;
  readonly quote: string | null;
}

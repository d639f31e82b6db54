/** What is stored, in one row: what it is, why, and how long. */
export interface StoredData {
  what: string;
  why: string;
  kept: string;
}

/** A paragraph, a list, or a table of stored data. */
export type Block = string | readonly string[] | { stored: readonly StoredData[] };

export interface LegalSection {
  /** The anchor of the heading. It stays when the title changes, because links from elsewhere use it. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText {
  title: string;
  /** The text in a few words, above the sections. */
  summary: string;
  sections: readonly LegalSection[];
}

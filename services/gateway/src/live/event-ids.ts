/** The SSE id of an event: its stream and its place there. */
export const idOf = (epoch: string, sequence: number) => `${epoch}-${sequence}`;

/** Identifies a stream in memory by the time of its creation. */
export const epochOf = (created: string) => Buffer.from(created).toString('base64url').replaceAll('-', '_');

/** The sequence that an id names; 0 if it is of another stream than `epoch`. */
export function sequenceOf(id: string, epoch: string): number {
  const [former, text] = id.split('-');
  return former === epoch && text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;
}

/** The number in "rubric-6", alone or beside the name of a model; undefined without one. */
function versionIn(text: string | null | undefined): number | undefined {
  const number = /\brubric-(\d+)\b/.exec(text ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Whether a score was made by an earlier version of the rubric. False if a version is unknown. */
export function isOfEarlierRubric(source: string, present: string | null | undefined): boolean {
  const [then, now] = [versionIn(source), versionIn(present)];
  return then !== undefined && now !== undefined && then < now;
}

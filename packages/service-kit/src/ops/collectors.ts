import pTimeout from 'p-timeout';

/** Sets metrics that are read only when Prometheus scrapes. */
type Collector = () => Promise<void>;

const collectors = new Set<Collector>();
/** Well below Prometheus' default timeout of 10 s. A slower metric keeps its last value. */
const TIMEOUT_MS = 2000;

/** Calls `collect` before each scrape, until the returned function is called. */
export function collectOnScrape(collect: Collector): () => void {
  collectors.add(collect);
  return () => collectors.delete(collect);
}

/** Runs all collectors. A metric whose collector fails or is slow keeps its last value. */
export async function collectAll(): Promise<void> {
  const all = Promise.allSettled([...collectors].map((collect) => collect()));
  await pTimeout(all, { milliseconds: TIMEOUT_MS, message: false });
}

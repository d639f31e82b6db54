import pTimeout from 'p-timeout';

/** Figures that are looked up when Prometheus asks, rather than kept up to date all the time. */
type Collector = () => Promise<void>;

const collectors = new Set<Collector>();
/** Prometheus gives up after 10 s by default; what is slower than this is left as it was. */
const PATIENCE_MS = 2000;

/** Has `collect` set its figures before each scrape, until the returned function is called. */
export function collectOnScrape(collect: Collector): () => void {
  collectors.add(collect);
  return () => collectors.delete(collect);
}

/** Looks everything up; a part that is away or slow keeps its last figure. */
export async function collectAll(): Promise<void> {
  const all = Promise.allSettled([...collectors].map((collect) => collect()));
  await pTimeout(all, { milliseconds: PATIENCE_MS, message: false });
}

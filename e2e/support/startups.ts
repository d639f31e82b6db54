import { startup } from '@proofround/contracts';
import { type ApiClient, aStartup, until } from '@proofround/test-kit';

export const read = (client: ApiClient, id: string) => client.read(startup, 'GET', `/startups/${id}`);
export const analysed = (client: ApiClient, id: string) =>
  until('the analysis is complete', async () => {
    const found = await read(client, id);
    return found.analysis_status === 'complete' && found;
  });
export const createStartup = (client: ApiClient, overrides?: Parameters<typeof aStartup>[0]) =>
  client.read(startup, 'POST', '/startups', aStartup(overrides));

/** Creates a startup with exactly these fields, waits for its score, and returns its id. */
export async function anAnalysedStartup(founder: ApiClient, body: object): Promise<string> {
  const { id } = await founder.read(startup, 'POST', '/startups', body);
  await analysed(founder, id);
  return id;
}

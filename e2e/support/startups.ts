import { startup as startupSchema } from '@proofround/contracts';
import { until, type ApiClient } from '@proofround/test-kit';

/** Creates a startup, waits for its score, and returns its id. */
export async function anAnalysedStartup(founder: ApiClient, body: object): Promise<string> {
  const { id } = await founder.read(startupSchema, 'POST', '/startups', body);
  await until('the startup is analysed', async () => {
    const { analysis_status: status } = await founder.read(startupSchema, 'GET', `/startups/${id}`);
    return status === 'complete';
  });
  return id;
}

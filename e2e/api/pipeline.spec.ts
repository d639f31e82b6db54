import {
  myInterest,
  notification,
  passFeedback,
  pipelineCard,
  startup as startupSchema,
} from '@proofround/contracts';
import { type ApiClient, aStartup, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { aFounder, anInvestor } from './stack-under-test.js';

const aListedStartup = async (founder: ApiClient) =>
  (await founder.read(startupSchema, 'POST', '/startups', aStartup())).id;
const board = (investor: ApiClient) => investor.read(z.array(pipelineCard), 'GET', '/pipeline');

describe('the pipeline of an investor', () => {
  // rules: INTEREST-3, INTEREST-4
  it('begins with interest, which can be listed and withdrawn', async () => {
    const [founder, investor] = [await aFounder(), await anInvestor()];
    const id = await aListedStartup(founder);
    expect((await investor.post(`/interest/${id}`)).status).toBe(201);
    const interests = await investor.read(z.array(myInterest), 'GET', '/interests');
    expect(interests).toMatchObject([{ startup: { id } }]);
    expect((await investor.delete(`/interest/${id}`)).status).toBe(204);
    expect(await investor.delete(`/interest/${id}`)).toMatchObject({
      status: 404,
      body: { detail: 'Interest not found' },
    });
    expect((await investor.post(`/interest/${id}`)).status).toBe(201);
  });

  // rules: PIPELINE-1, PIPELINE-2, PIPELINE-4, PIPELINE-6
  it('moves cards, reminds, and refuses what is not valid', async () => {
    const [founder, investor] = [await aFounder(), await anInvestor()];
    const path = `/pipeline/${await aListedStartup(founder)}`;
    const remind_at = new Date(Date.now() + 2000).toISOString();
    const card = await investor.read(pipelineCard, 'PUT', path, {
      ...{ column: 'talking', note: 'Ask for the churn.', remind_at },
    });
    expect(card).toMatchObject({ column: 'talking', note: 'Ask for the churn.', remind_at });
    expect(await investor.read(pipelineCard, 'PUT', path, { column: 'diligence' })).toMatchObject({
      note: 'Ask for the churn.',
    });
    for (const body of [
      { column: 'passed' },
      { column: 'elsewhere' },
      { column: 'talking', remind_at: '2020-01-01T00:00:00Z' },
      { column: 'talking', note: 'x'.repeat(2001) },
    ])
      expect((await investor.put(path, body)).status).toBe(422);
    expect((await investor.put(`/pipeline/${uuid()}`, { column: 'talking' })).status).toBe(404);
    await until('the investor is reminded', async () => {
      const all = await investor.read(z.array(notification), 'GET', '/notifications');
      return all.some(({ type, link }) => type === 'reminder_due' && link === '/pipeline');
    });
    expect((await investor.delete(path)).status).toBe(204);
    expect((await investor.delete(path)).status).toBe(404);
    expect(await board(investor)).toEqual([]);
  }, 60_000);

  // rule: PIPELINE-8
  it('weighs the parts of the score', async () => {
    const investor = await anInvestor();
    const weights = { team: 5, market: 0, feasibility: 1, product: 2, risk: 1 };
    expect(await investor.put('/fit-weights', weights)).toMatchObject({ status: 200, body: weights });
    expect((await investor.get('/fit-weights')).body).toEqual(weights);
    for (const body of [
      { ...weights, team: 6 },
      { team: 0, market: 0, feasibility: 0, product: 0, risk: 0 },
    ])
      expect((await investor.put('/fit-weights', body)).status).toBe(422);
    expect((await investor.get('/startups?sort=my_fit&limit=2')).status).toBe(200);
  });

  // rules: PIPELINE-9, PIPELINE-10
  it('tells the founder why investors passed, from three on', async () => {
    const founder = await aFounder();
    const id = await aListedStartup(founder);
    const feedback = () => founder.read(passFeedback, 'GET', `/startups/${id}/feedback`);
    const pass = async (reason: string) => {
      const body = { column: 'passed', reason, message: `Because: ${reason}` };
      expect((await (await anInvestor()).put(`/pipeline/${id}`, body)).status).toBe(200);
    };
    await pass('team');
    await pass('too_early');
    expect(await feedback()).toEqual({ passes: null, reasons: null, messages: null });
    await pass('too_early');
    const answer = await feedback();
    expect(answer).toMatchObject({
      passes: 3,
      reasons: [
        { reason: 'too_early', count: 2 },
        { reason: 'team', count: 1 },
      ],
    });
    expect(answer.messages).toHaveLength(3);
  });
});

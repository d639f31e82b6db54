import { investor as investorSchema, startupMatch } from '@proofround/contracts';
import { anInvestorProfile, type ApiClient, detailOf, until } from '@proofround/test-kit';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';

import { analysed, createStartup, read } from '../support/startups.js';
import { aFounder, anInvestor, anInvestorWithAccess, theAdmin } from './stack-under-test.js';

describe('investor profiles and matches', () => {
  // rules: ACCESS-2, INVESTOR-1, INVESTOR-6
  it('need an investor account and Investor Access, before the body is looked at', async () => {
    const founder = await aFounder();
    const investor = await anInvestor();
    const refusal = async (client: ApiClient) => {
      const answer = await client.post('/investors', {});
      return [answer.status, detailOf(answer)];
    };
    expect(await refusal(founder)).toEqual([403, 'Only investor accounts can create an investor profile']);
    expect(await refusal(investor)).toEqual([403, 'Investor Access subscription required']);
    expect((await founder.get('/investors')).body).toEqual([]);
  });

  // rules: INVESTOR-2, INVESTOR-4
  it('are created once, and refused if the check sizes are reversed', async () => {
    const investor = await anInvestorWithAccess();
    const wrong = await investor.post(
      '/investors',
      anInvestorProfile({ check_size_min: 9, check_size_max: 1 }),
    );
    expect(detailOf(wrong)).toEqual([expect.objectContaining({ loc: ['body', 'check_size_min'] })]);
    const made = await investor.post('/investors', anInvestorProfile());
    expect(made.status).toBe(201);
    const again = await investor.post('/investors', anInvestorProfile());
    expect([again.status, detailOf(again)]).toEqual([409, 'Investor profile already exists']);
    expect((await investor.get('/investors')).body).toEqual([made.body]);
  });

  // rules: MATCH-1, MATCH-4, PRIVACY-1
  it('match a new fitting profile by themselves, with the investor’s name and reasons', async () => {
    const founder = await aFounder();
    const sector = `Sector ${uuid().slice(-8)}`;
    const { id } = await createStartup(founder, { sector });
    await analysed(founder, id);
    const investor = await anInvestorWithAccess('Ruth Adeyemi');
    const profile = await investor.read(
      investorSchema,
      'POST',
      '/investors',
      anInvestorProfile({ investment_sectors: [sector] }),
    );
    const match = await until('the match is there', async () => {
      const matches = await founder.read(z.array(startupMatch), 'GET', `/matches/${id}`);
      return matches.find((one) => one.investor.id === profile.id);
    });
    expect(match.investor_user).toEqual({ name: 'Ruth Adeyemi' });
    expect(match.investor.budget).toBe(anInvestorProfile().budget);
    expect(match.match.reasons.length).toBeGreaterThan(0);
    expect((await read(founder, id)).match_count).toBeGreaterThan(0);
    expect(JSON.stringify(match)).not.toContain('@'); // the name, not the address
  });

  // rule: MATCH-2
  it('are generated on request, and the answer is the full list, best first', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder);
    const investor = await anInvestorWithAccess();
    await investor.post('/investors', anInvestorProfile());
    const answer = await founder.post(`/match/${id}`);
    expect(answer.status).toBe(200);
    const matches = z.array(startupMatch).parse(answer.body);
    const scores = matches.map(({ match }) => match.match_score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect((await founder.get(`/matches/${id}`)).body).toEqual(answer.body);
  });

  // rules: ACCESS-1, ACCESS-3, MATCH-5
  it('belong to the owner: others get 404, the admin may read but not generate', async () => {
    const founder = await aFounder();
    const { id } = await createStartup(founder);
    const admin = await theAdmin();
    for (const other of [await aFounder(), await anInvestor()]) {
      expect((await other.get(`/matches/${id}`)).status).toBe(404);
      expect((await other.post(`/match/${id}`)).status).toBe(404);
    }
    expect((await admin.get(`/matches/${id}`)).status).toBe(200);
    expect((await admin.post(`/match/${id}`)).status).toBe(404);
  });

  // rule: PRIVACY-2
  it('show a founder’s contact only with Investor Access', async () => {
    const founder = await aFounder('Noor Haddad');
    const { id } = await createStartup(founder);
    const contact = { name: 'Noor Haddad', email: founder.user?.email };
    expect((await read(await anInvestorWithAccess(), id)).founder).toEqual(contact);
    expect((await read(await anInvestor(), id)).founder).toBeUndefined();
    expect((await read(founder, id)).founder).toBeUndefined();
  });
});

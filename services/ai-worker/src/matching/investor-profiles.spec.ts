import { investorFacts, type MatchableInvestor } from '@proofround/contracts';
import type { Loops, RpcClient } from '@proofround/service-kit';
import { anInvestorProfile } from '@proofround/test-kit';

import { InvestorProfiles } from './investor-profiles.js';

describe('the profiles of investors', () => {
  const stored = new Map<string, { version: string } & MatchableInvestor>();
  const asked: string[][] = [];
  /** The most profiles in one answer. */
  let most = 100;
  const call = (_: unknown, { investor_ids }: { investor_ids: string[] }) => {
    asked.push(investor_ids);
    const found = investor_ids.flatMap((id) => stored.get(id) ?? []);
    const rest = found.slice(most).map(({ investor_id }) => investor_id);
    return Promise.resolve({ investors: found.slice(0, most), rest });
  };
  let profiles: InvestorProfiles;
  let sweep: () => Promise<unknown>;

  const store = (investor_id: string, version: string, investment_thesis: string | null = null) => {
    const facts = investorFacts.parse({ ...anInvestorProfile(), portfolio_size: null, investment_thesis });
    stored.set(investor_id, { investor_id, version, ...facts });
    return { investor_id, version };
  };
  const idsOf = (investors: readonly MatchableInvestor[]) => investors.map(({ investor_id }) => investor_id);

  beforeEach(() => {
    stored.clear();
    asked.length = 0;
    most = 100;
    const loops = { every: (_: number, __: string, work: () => Promise<unknown>) => (sweep = work) };
    profiles = new InvestorProfiles({ call } as unknown as RpcClient, loops as unknown as Loops);
  });
  afterEach(() => jest.restoreAllMocks());

  it('are asked for once in each version', async () => {
    const [a, b] = [store('a', '1'), store('b', '1')];
    expect(idsOf(await profiles.of([a, b]))).toEqual(['a', 'b']);
    expect(idsOf(await profiles.of([b, a]))).toEqual(['b', 'a']);
    expect(asked).toEqual([['a', 'b']]);
    const changed = store('b', '2', 'Only what the sea gives.');
    const [, again] = await profiles.of([a, changed]);
    expect(again?.investment_thesis).toBe('Only what the sea gives.');
    expect(again).not.toHaveProperty('version');
    expect(asked).toEqual([['a', 'b'], ['b']]);
  });

  it('are read in as many messages as they need', async () => {
    most = 2;
    const named = ['a', 'b', 'c', 'd', 'e'].map((id) => store(id, '1'));
    expect(idsOf(await profiles.of(named))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(asked).toHaveLength(3);
  });

  it('leave out those that were deleted meanwhile', async () => {
    const [a, gone] = [store('a', '1'), store('gone', '1')];
    stored.delete('gone');
    expect(idsOf(await profiles.of([gone, a]))).toEqual(['a']);
  });

  // rule: PRIVACY-5
  it('are forgotten within ten minutes', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const a = store('a', '1');
    await profiles.of([a]);
    clock.mockReturnValue(8 * 60_000);
    await sweep();
    await profiles.of([a]);
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(9 * 60_000);
    await sweep();
    await profiles.of([a]);
    expect(asked).toHaveLength(2);
  });
});

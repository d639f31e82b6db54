import type { MatchableStartup } from '@proofround/contracts';

import { founders } from '../testing/founders.js';
import { readStartup } from './reading.js';

const reading = (overrides: Partial<MatchableStartup>) =>
  readStartup({ ...founders.clinicSite, sector: 'Other', ...overrides });

describe('the reading of a startup', () => {
  it.each<[string, [revenue: number, users: number]]>([
    ['We make $2.9k MRR with 1,200 users.', [2900, 1200]],
    ['We will reach $2.9k MRR next year.', [0, 0]],
    ['Pre-revenue, below 40 users.', [0, 0]],
  ])('finds revenue and users: %s', (idea_description, [revenue, users]) =>
    expect(reading({ idea_description })).toMatchObject({ revenue, users }),
  );

  it('takes no figure of the target market for its own', () => {
    const target_market = 'Wound care in the UK, revenue of about £2.5m a year, 4,000 users.';
    expect(reading({ idea_description: 'Photos that measure wounds.', target_market })).toMatchObject({
      revenue: 0,
      users: 0,
    });
  });

  it.each([
    ['Thirty kennels, 9 of them paying.', { isPaid: true, isUnsold: false }],
    ['We sold forty leashes.', { isPaid: true, isUnsold: false }],
    ['We plan to charge 3% of each walk.', { isPaid: false, isUnsold: false }],
    ['It is free for now.', { isPaid: false, isUnsold: true }],
    ['Leashes that glow.', { isPaid: false, isUnsold: false }],
  ])('finds whether somebody pays: %s', (idea_description, facts) =>
    expect(reading({ idea_description })).toMatchObject(facts),
  );

  it.each([
    ['Kennels track walks.', 'In daily use at two shelters.', true],
    ['Kennels track walks.', 'It will be in use at two shelters next year.', false],
  ])('finds whether somebody uses it: %s %s', (idea_description, more, used) =>
    expect(reading({ idea_description: `${idea_description} ${more}` }).isUsed).toBe(used),
  );

  it('distinguishes own, denied and audience topics', () => {
    const mentionsIn = (text: string) => reading({ idea_description: text }).mentions;
    expect(mentionsIn('A poker room.').get('topic:gambling')).toMatchObject({ sentences: 1, leading: true });
    expect(mentionsIn('We do not offer poker.').get('topic:gambling')).toMatchObject({ denied: true });
    expect(mentionsIn('Ledgers for insurers.').get('topic:insurance')).toMatchObject({ audience: true });
    expect(mentionsIn('Nothing of the kind.').get('topic:gambling')).toBeUndefined();
  });

  it('caches the reading of the same texts', () => {
    const texts = { idea_description: 'Rain gauges.' };
    expect(reading(texts)).toBe(reading(texts));
    expect(reading(texts)).not.toBe(reading({ idea_description: 'Wind gauges.' }));
  });
});

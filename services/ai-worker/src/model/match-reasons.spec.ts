import type { MatchableInvestor, MatchableStartup, RankedPair } from '@proofround/contracts';
import { startupFacts } from '@proofround/contracts';
import { anInvestorProfile, aStartup } from '@proofround/test-kit';

import {
  type MatchCase,
  MatchReasons,
  type MatchReasonsAnswer,
  matchReasonsAnswer,
  mergeReasons,
} from './match-reasons.js';
import { Model, type ModelAnswer, ModelUnavailable, NoModel } from './model.js';

const ID = '01936f6e-9003-7b2e-9d51-3f0a2b7c4d16';
const FITS = 'Invests in FinTech, your sector';
const MISMATCH = 'Your ask of $250,000 is outside their usual check of $1,000,000 to $5,000,000';
const UNKNOWN = 'No preferred geography stated';

const startup: MatchableStartup = { ...startupFacts.parse(aStartup()), startup_id: ID, overall_score: 60 };
const investor: MatchableInvestor = {
  ...anInvestorProfile({ check_size_min: 1e6, check_size_max: 5e6 }),
  investor_id: ID,
};
const pair = (overrides: Partial<RankedPair> = {}): RankedPair => ({
  startup_id: ID,
  investor_id: ID,
  match_score: 60,
  startup_reasons: [FITS, MISMATCH, UNKNOWN],
  investor_reasons: ['FinTech is among your sectors', 'Their texts name none of the subjects in your thesis'],
  startup_groups: { fits: [FITS], does_not_fit: [MISMATCH], not_known: [UNKNOWN] },
  investor_groups: {
    fits: ['FinTech is among your sectors'],
    does_not_fit: ['Their texts name none of the subjects in your thesis'],
    not_known: [],
  },
  ...overrides,
});
const aCase = (overrides?: Partial<RankedPair>): MatchCase => ({ pair: pair(overrides), startup, investor });
type Words = { reason: number; text: string }[];
const answer = (startup_reasons: Words, number = 1): MatchReasonsAnswer => ({
  pairs: [{ pair: number, startup_reasons, investor_reasons: [] }],
});
const reasonsFor = (words: Words) => mergeReasons([aCase()], answer(words))[0]?.startup_reasons ?? [];

describe('match reasons in the model’s words', () => {
  it('use the model’s words and order', () => {
    const asks = 'They write checks above your ask of $250,000, so the size does not fit';
    expect(
      reasonsFor([
        { reason: 2, text: asks },
        { reason: 1, text: 'They invest in FinTech, which is what you build' },
      ]),
    ).toEqual([asks, 'They invest in FinTech, which is what you build', UNKNOWN]);
  });

  it.each([
    ['turned into praise', 'Your ask of $250,000 is within what they invest'],
    ['left unclear', 'Check sizes vary'],
    ['talked away', 'Your ask of $250,000 is not above them, an ideal size that does not matter'],
    ['with a link', 'Their check does not fit, see https://evil.example'],
    ['with another number', 'Your ask of $900,000 does not fit their check'],
  ])('keep a mismatch in the rules’ words when it was %s', (_name, text) => {
    expect(reasonsFor([{ reason: 2, text }])).toContain(MISMATCH);
  });

  it('keep every reason once, even omitted or repeated ones', () => {
    const reasons = reasonsFor([
      { reason: 1, text: 'They invest in FinTech' },
      { reason: 1, text: 'They really invest in FinTech' },
      { reason: 9, text: 'They invest in everything' },
    ]);
    expect(reasons).toEqual(['They invest in FinTech', MISMATCH, UNKNOWN]);
  });

  it('keep unknown reasons as unknown', () => {
    expect(reasonsFor([{ reason: 3, text: 'They invest in your geography' }])).toContain(UNKNOWN);
    const same = 'Where they like to invest is not known';
    expect(reasonsFor([{ reason: 3, text: same }])).toContain(same);
  });

  it('keep the rules’ words for a reason without a kind or with a quote', () => {
    const quoted = 'Excluded because they say: “No crypto please.”';
    const words = [{ reason: 1, text: 'They do not invest where you are' }];
    const reasonsOf = (overrides: Partial<RankedPair>) =>
      mergeReasons([aCase(overrides)], answer(words))[0]?.startup_reasons;
    expect(reasonsOf({ startup_reasons: [MISMATCH], startup_groups: undefined })).toEqual([MISMATCH]);
    const groups = { fits: [], does_not_fit: [quoted], not_known: [] };
    expect(reasonsOf({ startup_reasons: [quoted], startup_groups: groups })).toEqual([quoted]);
  });

  it('do not turn a near fit into a full one', () => {
    const near = 'Invests in InsurTech, which is close to your sector FinTech';
    const groups = { fits: [near], does_not_fit: [], not_known: [] };
    const reasonsOf = (text: string) =>
      mergeReasons(
        [aCase({ startup_reasons: [near], startup_groups: groups })],
        answer([{ reason: 1, text }]),
      )[0]?.startup_reasons;
    expect(reasonsOf('They invest in InsurTech, your sector')).toEqual([near]);
    const same = 'They invest in InsurTech, close to what you do';
    expect(reasonsOf(same)).toEqual([same]);
  });

  it('change the groups as well', () => {
    const text = 'They invest in FinTech, which is what you build';
    const [merged] = mergeReasons([aCase()], answer([{ reason: 1, text }]));
    expect(merged?.startup_groups).toEqual({ fits: [text], does_not_fit: [MISMATCH], not_known: [UNKNOWN] });
  });

  // rule: MATCH-9
  it('leave the scores and the order to the rules', () => {
    const cases = [aCase({ match_score: 97 }), aCase({ match_score: 60 })];
    const words = [{ reason: 1, text: 'They invest in FinTech, which is what you build' }];
    expect(mergeReasons(cases, answer(words, 2)).map(({ match_score }) => match_score)).toEqual([97, 60]);
    const asked = matchReasonsAnswer.safeParse({ pairs: [{ ...answer(words).pairs[0], score: 100 }] });
    expect(asked.success).toBe(false);
  });

  it('keep pairs that the model did not answer', () => {
    expect(mergeReasons([aCase()], answer([], 5))).toEqual([pair()]);
  });
});

describe('the service', () => {
  class Unavailable extends Model {
    override readonly configured = true;
    override ask(): Promise<ModelAnswer<never>> {
      return Promise.reject(new ModelUnavailable('down'));
    }
  }

  it.each<[string, Model]>([
    ['is none', new NoModel()],
    ['is down', new Unavailable()],
  ])('gives the rules’ pairs when the model %s', async (_name, model) => {
    expect(await new MatchReasons(model).word(ID, [aCase()])).toEqual([pair()]);
  });
});

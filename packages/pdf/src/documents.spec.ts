import type { LedgerEntry, StartupFacts } from '@proofround/contracts';
import PDFParser, { type Output } from 'pdf2json';

import { drawable } from './fonts.js';
import { type LetterOfIntent, letterOfIntent } from './letter-of-intent.js';
import { type OnePager, onePager, shareLines } from './one-pager.js';

/** The pages of a file, each as its texts in order. */
async function pagesOf(file: Buffer): Promise<string[]> {
  const { Pages } = await new Promise<Output>((resolve, reject) => {
    const parser = new PDFParser();
    parser.on('pdfParser_dataReady', resolve);
    parser.on('pdfParser_dataError', () => reject(new Error('The file cannot be read')));
    parser.parseBuffer(file);
  });
  return Pages.map(({ Texts }) =>
    Texts.map(({ R }) => R.map(({ T }) => decodeURIComponent(T)).join('')).join('\n'),
  );
}

const facts: StartupFacts = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself.',
  sector: 'FinTech',
  stage: 'mvp',
  location: 'Dublin',
  problem_statement: 'Managers match payments by hand.',
  solution_statement: 'We read remittance files.',
  target_market: '41,000 clinics.',
  competitive_advantage: 'Agreements with three systems.',
  team_background: 'Two founders.',
  user_count: 31,
  monthly_revenue: 4200.5,
  funding_ask: 250_000,
  funding_usage: '60 % engineering.',
  product_url: null,
  pitch_deck_url: null,
};

const aLine = (factor: string, points: number, max_points: number): LedgerEntry => ({
  dimension: 'market',
  factor,
  weight: max_points,
  points,
  max_points,
  evidence: 'Their own words',
  rung: 'specified',
});

const input: OnePager = {
  facts,
  scored: {
    ai_score: { overall_score: 61.5, feasibility: 66, market_potential: 58, risk_level: 44 },
    analysis: {
      product_readiness: 55,
      team_strength: null,
      ledger: [
        aLine('Weak', 0, 2),
        aLine('Strong', 8, 8),
        aLine('Gap', 1, 9),
        aLine('Good', 5, 6),
        aLine('Fair', 4, 6),
      ],
    },
  },
  url: 'https://proofround.example.com/s/token',
  branded: true,
  made_at: new Date('2026-11-22T23:59:00Z'),
};

describe('the one-pager', () => {
  // rule: SHARE-8
  it('shows what the founder states, the five parts, the main reasons and our mark on one page', async () => {
    const pages = await pagesOf(await onePager(input));
    expect(pages).toHaveLength(1);
    for (const text of [
      'LedgerLoop',
      'FinTech · MVP · Dublin',
      'Managers match payments by hand.',
      'Asking for $250,000. 60 % engineering.',
      '$4,200.50',
      'Feasibility',
      'Market',
      'Product',
      'Team',
      'Risk (low is good)',
      'Strong',
      'Gap',
      'Made with Proofround',
      '22 November 2026',
    ])
      expect(pages[0]).toContain(text);
    expect(pages[0]).not.toContain('Weak');
  });

  // rule: SHARE-10
  it('does not present a zero as a figure that the founder states', async () => {
    const none = { ...facts, user_count: 0, monthly_revenue: 0 };
    const [page] = await pagesOf(await onePager({ ...input, facts: none }));
    expect(page?.match(/None stated/g)).toHaveLength(2);
    expect(page).not.toContain('$0');
  });

  // rule: SHARE-8
  it('has no mark for Founder Pro, and does without score and optional texts', async () => {
    const bare = {
      ...facts,
      problem_statement: null,
      funding_ask: null,
      funding_usage: null,
      location: null,
    };
    const [page] = await pagesOf(await onePager({ ...input, facts: bare, scored: null, branded: false }));
    expect(page).not.toContain('Made with Proofround');
    expect(page).not.toContain('Problem');
    expect(page).toContain('Not stated');
  });

  it.each([
    ['words', 'Über Привет Ελληνικά '],
    ['one long word', 'W'],
    ['text that the font lacks', '漢字 مرحبا 🚀 '],
    ['control characters', 'a\u202E\u0007\n'],
  ])(
    'stays on one page with %s of 5,000 characters',
    async (_, piece) => {
      const text = piece.repeat(5000).slice(0, 5000);
      const long = Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? text : value]),
      ) as unknown as StartupFacts;
      const pages = await pagesOf(await onePager({ ...input, facts: { ...long, stage: 'mvp' } }));
      expect(pages).toHaveLength(1);
    },
    30_000,
  );

  it('ends cut texts with an ellipsis', async () => {
    const long = { ...facts, problem_statement: 'A sentence. '.repeat(400) };
    const [page] = await pagesOf(await onePager({ ...input, facts: long }));
    expect(page).toContain('…');
  });

  it('shares lines so that short texts stay whole', () => {
    expect(shareLines([2, 50, 50], 22)).toEqual([2, 10, 10]);
    expect(shareLines([1, 1], 22)).toEqual([1, 1]);
    expect(shareLines([5], -1)).toEqual([0]);
  });
});

describe('drawable text', () => {
  it.each([
    ['Zoë’s Ωμέγα Київ', 'Zoë’s Ωμέγα Київ'],
    ['a 🚀 b', 'a b'],
    ['漢字 and مرحبا', '? and ?'],
    ['one\n\ttwo\u202E', 'one two'],
  ])('of %j is %j', (text, shown) => {
    expect(drawable(text)).toBe(shown);
  });
});

describe('the letter of intent', () => {
  const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const letter: LetterOfIntent = {
    reference: '01936f70-2222-7333-8444-555566667777',
    startup: 'LedgerLoop',
    buyer: { name: 'Ivy Chen', email: 'ivy@example.com' },
    seller: { name: 'Amara Osei', email: 'amara@example.com' },
    amount: 85_000,
    agreed_at: new Date('2026-11-20T10:00:00Z'),
    steps: [{ title: 'Diligence', owed_by: 'buyer', due_at: new Date('2026-12-04T10:00:00Z') }],
    terms_hash: hash,
    signatures: [
      { role: 'buyer', name: 'Ivy M. Chen', signed_at: new Date('2026-11-21T10:00:05Z'), terms_hash: hash },
    ],
  };

  // rules: DEAL-12, DEAL-13
  it('states the terms, the limits of the platform and the typed signatures', async () => {
    const pages = await pagesOf(await letterOfIntent(letter));
    expect(pages).toHaveLength(1);
    for (const text of [
      'Ivy Chen',
      'amara@example.com',
      '$85,000',
      'by 4 December 2026',
      'The platform holds no money',
      'advice; have a lawyer',
      'Ivy M. Chen',
      '21 November 2026, 10:00:05 UTC',
      hash,
      'Not signed yet',
    ])
      expect(pages[0]).toContain(text);
  });
});

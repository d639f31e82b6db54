import { outcomeOf } from '../interviewer.js';
import { converse } from '../moves/converse.js';
import { freshState } from '../state.js';

const FOUNDER =
  "My startup is called LedgerLoop. It does bookkeeping that reconciles itself for small clinics. We're in the FinTech sector.";

describe("only the person's own facts are stored", () => {
  it.each([
    'Nothing else to add',
    'nothing to add',
    "that's everything",
    'no more',
    'n/a',
    'N/A',
    'none',
    'I think that is all the information I have for now',
    'no further comments from my side',
    'there is nothing more to say about that',
    "I've told you everything already",
    'We are done here, thanks',
    'please just create the profile now',
    'I want to add something',
  ])('"%s" is not an answer to a free-text question', (says) => {
    for (const asking of [
      'problem_statement',
      'solution_statement',
      'competitive_advantage',
      'team_background',
    ]) {
      const known = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' };
      const { state } = converse({ ...freshState('startup'), known, asking, trail: [asking], turn: 5 }, says);
      expect(state.known).toEqual(known);
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['the monthly revenue is 0', { monthly_revenue: 0 }],
    ['The stage is launched', { stage: 'launched' }],
  ])('a restated or new value of another field is no problem statement: %s', (says, given) => {
    const known = {
      idea_title: 'Kiln',
      idea_description: 'Ovens to share',
      monthly_revenue: 0,
      stage: 'mvp',
    };
    const asking = 'problem_statement';
    const { state } = converse({ ...freshState('startup'), known, asking, trail: [asking], turn: 5 }, says);
    expect(state.known).toEqual({ ...known, ...given });
  });

  it.each([
    ['competitive_advantage', 'Nothing else like it exists', 'Nothing else like it exists'],
    ['competitive_advantage', 'No one else reads insurer formats', 'No one else reads insurer formats'],
    ['problem_statement', 'Everything is done by hand', 'Everything is done by hand'],
    ['team_background', 'Just me', 'Just me'],
    ['team_background', 'JUST ME', 'JUST ME'],
  ])('%s: "%s" is an answer', (asking, says, stored) => {
    const known = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' };
    const { state } = converse({ ...freshState('startup'), known, asking, trail: [asking], turn: 5 }, says);
    expect(state.known[asking]).toBe(stored);
  });

  it.each([
    [
      'We read the meter at night and call the plumber before the tenant does; 14 landlords use it every day.',
      'We read the meter at night and call the plumber before the tenant does.',
      { user_count: 14 },
    ],
    [
      'It takes a photo of the shelf. The clerk then gets a list on the phone, we have 30 users.',
      'It takes a photo of the shelf. The clerk then gets a list on the phone.',
      { user_count: 30 },
    ],
    [
      'Bakers who have no money for a second oven book ours by the hour. We have no revenue yet.',
      'Bakers who have no money for a second oven book ours by the hour.',
      { monthly_revenue: 0 },
    ],
    [
      'Shops that have no customers on Mondays lend their counter to makers.',
      'Shops that have no customers on Mondays lend their counter to makers.',
      {},
    ],
  ])('an answer is stored in full beside other facts: %s', (says, stored, facts) => {
    const known = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' };
    const asking = 'solution_statement';
    const { state } = converse({ ...freshState('startup'), known, asking, trail: [asking], turn: 5 }, says);
    expect(state.known).toEqual({ ...known, ...facts, solution_statement: stored });
  });

  it.each([
    'The van is late again. Drivers then call every customer by hand. Nobody planned for that.',
    '- the van is late\n- the clerk calls everybody\n- two customers go elsewhere',
  ])('every sentence of an answer is stored: %s', (says) => {
    const known = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' };
    const asking = 'problem_statement';
    const { state } = converse({ ...freshState('startup'), known, asking, trail: [asking], turn: 5 }, says);
    for (const words of says.split(/[.\n]+/).map((line) => line.replace(/^[\s-]+/, '')))
      expect(String(state.known[asking]).toLowerCase()).toContain(words.toLowerCase());
  });

  it('a remark about something else is not an answer', () => {
    const known = { idea_title: 'Kiln', idea_description: 'Ovens to share', sector: 'Other' };
    const asking = 'problem_statement';
    const asked = { ...freshState('startup'), known, asking, trail: [asking], turn: 5 };
    expect(converse(asked, 'Sorry, my phone just died').state.known).toEqual(known);
  });

  it.each(['no', 'none', 'skip', "I don't know", 'n/a'])('"%s" to the stage means an idea', (says) => {
    const asked = converse(freshState('startup'), FOUNDER);
    expect(asked.state.asking).toBe('stage');
    const { state, message } = converse(asked.state, says);
    expect(state.asking).toBe('problem_statement');
    expect(message).not.toMatch(/can't leave/);
    expect(outcomeOf(state).extracted_data).not.toHaveProperty('stage');
  });

  it.each([
    ['I currently have Acme and Globex in my portfolio', 'Acme and Globex'],
    ['I have already Acme in my portfolio', 'Acme'],
    ['My portfolio includes Acme, Globex and Initech', 'Acme, Globex and Initech'],
    ['Our current portfolio companies are Acme and Globex', 'Acme and Globex'],
    ['In my portfolio I have Fernhill Health and Tallyworks', 'Fernhill Health and Tallyworks'],
    ["I'm invested in Acme and Globex", 'Acme and Globex'],
    ['I hold stakes in Acme & Globex', 'Acme & Globex'],
    ['Acme and Globex are in my portfolio', 'Acme and Globex'],
    ["I've backed Acme", 'Acme'],
  ])('companies that an investor names are stored: %s', (says, companies) => {
    const { state } = converse(freshState('investor'), `I invest in FinTech. ${says}. My budget is $2m.`);
    expect(state.known).toEqual({
      investment_sectors: ['FinTech'],
      current_companies: companies,
      budget: 2_000_000,
    });
  });

  it.each(["I've invested in SaaS and FinTech", 'I have backed Europe', "I'm invested in Series A"])(
    'a sector, a region or a stage is not a company: %s',
    (says) => {
      expect(converse(freshState('investor'), says).state.known).not.toHaveProperty('current_companies');
    },
  );
});

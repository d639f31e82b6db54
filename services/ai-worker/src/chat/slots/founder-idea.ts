import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import { STAGE_NAMES } from '@proofround/text/stages.js';
import { capitalise, listOf } from '@proofround/text/words/prose.js';

import { audienceOf, readStage, readTitle, workingTitle } from './founder-readers.js';
import { readSector } from './sector-readers.js';
import { doubt, none, type Slot } from './slot.js';
import { asIs, stageName, textSlot } from './text-slot.js';

/** The first half of the founder interview: the product, its audience and its competitors. */
export const IDEA_SLOTS: readonly Slot[] = [
  {
    name: 'idea_title',
    label: 'name',
    aliases: String.raw`(?:(?:startup|company|product|project|app|idea|business|brand)(?:'s)? )?(?:name|title)|idea_title`,
    labels: 'startup|company|product|project|app|business|brand',
    required: true,
    text: false,
    questions: ({ known }) =>
      known['idea_description'] === undefined
        ? ['What is your startup called?', 'What name should I put on it? A working title is fine.']
        : [
            'And what is it called?',
            'It needs a name on the card that investors see. What should I put? A working title is fine and you can change it later.',
            'What do you and your team call it among yourselves?',
          ],
    why: 'The name is the title of your profile; investors find you by it.',
    example: 'LedgerLoop',
    plainly:
      'I need only the name itself, such as "LedgerLoop" or "Night Bakery"; "Working title" will do too.',
    afterYes: 'What is the name?',
    read: readTitle,
    noneMeans: null,
    brief: asIs,
    show: asIs,
    fallback: (context) => {
      const title = workingTitle(context);
      return doubt(title, `No name yet is fine. Shall I put "${title}" for now? Or tell me another.`);
    },
  },
  textSlot({
    name: 'idea_description',
    label: 'description',
    aliases: String.raw`(?:(?:one-line|short|idea|startup|product) )?description|idea_description|pitch|one-liner|what (?:it|we) do(?:es)?`,
    labels: 'what|about|summary|tagline|in short|idea|the idea',
    required: true,
    questions: ({ name }) => [
      `What does ${name} do, in a sentence or two?`,
      `If a friend asked what ${name} does, what would you say? Whom does it help, and with what?`,
      `Try to finish this sentence: "${capitalise(name)} helps … to …".`,
    ],
    why: 'The description is the first thing investors read, and the analysis starts from it.',
    example: 'Bookkeeping that reconciles itself for small clinics.',
    plainly:
      'I need a few words on what it does and for whom, such as "bookkeeping for small clinics" or "finds a plumber the same night".',
    afterYes: 'Tell me: what does it do, and for whom?',
    noneMeans: null,
    lead: /^(?:it(?:'s|s| is)|we(?:'re| are)|that's|the description is|(?:my|our|the) (?:startup|company|app|product|platform|idea|business|project)(?:'s| is)|(?:i|we)(?:'m|'re|'ve| am| are| have)?(?: been)?(?: (?:want|would like|plan|planning|going|trying|hope|looking) to| thinking (?:about|of))?(?: (?:creat(?:e|ing)|build(?:ing)?|mak(?:e|ing)|start(?:ing)?|develop(?:ing)?|launch(?:ing)?|working on))? (?:this|an?|the|my|our)?\s?(?:new )?(?:startup|company|business|idea|project)(?: idea)? (?:for|that|which|to|where|of|about))\s+(?:basically |like |just )?/i,
  }),
  {
    name: 'sector',
    label: 'sector',
    aliases: 'sector|industry|field|category|vertical|space',
    required: true,
    text: false,
    questions: ({ name }) => [
      `Which sector is ${name} in: ${listOf(SECTORS, 'or')}? Your own word is fine too.`,
      `Investors filter by sector. Which one should find ${name}: ${listOf(SECTORS, 'or')}?`,
    ],
    why: 'Investors filter startups by sector, so this decides who sees you.',
    counts:
      'Name the sector whose investors should see you. If two fit, take the one that your customers would name; your own word is fine.',
    example: 'FinTech',
    plainly: 'I need one or two words for the field, such as "FinTech" or "farming"; "Other" will do too.',
    choices: SECTORS,
    afterYes: 'Which one?',
    read: readSector,
    noneMeans: null,
    brief: asIs,
    show: asIs,
    fallback: () =>
      doubt('Other', 'Shall I put "Other" for now? You can change it later. Or tell me the sector.'),
  },
  {
    name: 'stage',
    label: 'stage',
    aliases: 'stage|phase|status',
    required: false,
    text: false,
    questions: ({ name }) => [
      `What stage is ${name} at: an idea, an MVP, launched, or already growing?`,
      'Can people use it yet? Idea means not yet, MVP a first version in testing, launched open to customers, growing on the way up.',
    ],
    why: 'The stage decides what your startup is measured by: nobody expects revenue of an idea.',
    counts:
      'Idea means that nobody can use it yet, MVP a first version in testing, launched open to customers, growing on the way up. A waiting list alone is an idea.',
    example: 'MVP',
    choices: Object.values(STAGE_NAMES),
    afterYes: 'Which of the four: idea, MVP, launched or growing?',
    read: readStage,
    without: 'it counts as an idea',
    noneMeans: none('Then it counts as an idea until you tell me otherwise.'),
    brief: (given) => (given === 'idea' || given === 'mvp' ? `${stageName(given)} stage` : stageName(given)),
    show: stageName,
  },
  textSlot({
    name: 'problem_statement',
    label: 'problem',
    aliases: String.raw`problem(?: statement)?|problem_statement|pain(?: point)?`,
    questions: (context) => {
      const audience = audienceOf(context);
      return [
        audience === null
          ? `What problem does ${context.name} solve? How do people notice it today?`
          : `You mentioned ${audience}. What problem do they have today that ${context.name} solves?`,
        'What goes wrong today without it, and what does that cost in time or money?',
      ];
    },
    why: 'A problem that somebody feels every week is what makes people pay; figures make it believable.',
    example: 'A clinic manager spends 6 hours a week matching insurer payments by hand.',
    afterYes: 'What is the problem, in a sentence?',
    lead: /^the (?:main |biggest |core )?problem (?:is|we solve is|here is)(?: that)?\s+/i,
  }),
  textSlot({
    name: 'solution_statement',
    label: 'solution',
    aliases: String.raw`solution(?: statement)?|solution_statement`,
    questions: ({ name, known }) => [
      known['problem_statement'] === undefined
        ? `How does ${name} work?`
        : `And how does ${name} solve that?`,
      'What does it do, step by step, that people cannot do now?',
    ],
    why: 'Investors want to see how it works, not only that it is needed.',
    example: 'We read remittance files and match 94% of the lines without anyone.',
    afterYes: 'How does it work?',
    lead: /^(?:our|the) solution is(?: to| that)?\s+/i,
  }),
  textSlot({
    name: 'target_market',
    label: 'target market',
    aliases: String.raw`(?:target )?market|target_market|audience|target (?:audience|customers?|group|users?)|ideal customer|icp`,
    questions: (context) => {
      const audience = audienceOf(context);
      return [
        audience === null
          ? `Who would pay for ${context.name}, and roughly how many of them are there?`
          : `Which ${audience.replace(/^(?:the|small|all|every)\s+/i, '')} would buy ${context.name} first, and roughly how many of them are there?`,
        'Describe the customer you sell to first: who are they, and where?',
      ];
    },
    why: 'The size of the market is a good part of the score, and it tells investors whether it fits them.',
    example: '41,000 independent clinics in the UK and Ireland.',
    afterYes: 'Who are they?',
    lead: /^(?:our|the) (?:target )?(?:market|customers?|audience) (?:is|are)\s+/i,
    least: 1,
  }),
  textSlot({
    name: 'competitive_advantage',
    label: 'competitive advantage',
    aliases: String.raw`(?:competitive |our )?(?:advantage|edge)|competitive_advantage|moat|usp|differentiat(?:ion|or)|competition`,
    questions: ({ name }) => [
      `What do people use instead of ${name} today, and why would they switch?`,
      'What can you do that a competitor could not copy in a month?',
    ],
    why: 'Every investor asks what keeps others from doing the same.',
    example: 'Unlike spreadsheets, we read 12 insurer formats and learn each clinic’s exceptions.',
    afterYes: 'What is it?',
  }),
];

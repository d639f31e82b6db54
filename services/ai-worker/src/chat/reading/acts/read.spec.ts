import { questionIn } from '../questions/read.js';
import { actOf } from './read.js';
import { leadingAnswer } from './verdict.js';

describe('the purpose of a whole message', () => {
  it.each([
    [
      'yes',
      [
        'yes',
        'Yep!',
        'yeah',
        'y',
        'sure thing',
        'correct',
        'Looks good!',
        'that looks great',
        'all good',
        'LGTM',
        'yes please',
        'Yes, that’s right.',
        'go ahead',
        'create it',
        'Create my profile',
        'confirm',
        '👍',
        'sounds good to me',
        'perfect, thanks',
        'that fits',
      ],
    ],
    ['ok', ['ok', 'Okay', 'k', 'cool', 'great', 'fine', 'alright', 'hmm']],
    ['no', ['no', 'Nope.', 'nah', 'not really', "that's wrong", 'no thanks', '👎']],
    [
      'none',
      [
        'none',
        'none yet',
        'not yet',
        'nobody',
        "we don't have any yet",
        "I don't have one",
        'no, not yet',
        'n/a',
        'nothing yet',
        'no website yet',
        'zero',
      ],
    ],
    [
      'skip',
      [
        'skip',
        'Skip this one',
        'pass',
        'next',
        'later',
        'leave it blank',
        "I'd rather not say",
        'prefer not to answer',
        'move on',
        '-',
        'can we skip this?',
        "ok let's skip it",
      ],
    ],
    [
      'unknown',
      [
        'idk',
        "I don't know",
        'dunno',
        'no idea',
        'not sure',
        "I'm not sure yet",
        "haven't decided yet",
        'tbd',
        'hard to say',
        "I don't really know how to put it",
        'you decide',
      ],
    ],
    [
      'finish',
      [
        'done',
        "I'm done",
        "that's all",
        "that's it for now",
        "that's everything",
        'finish',
        'enough questions',
        'skip the rest',
        'skip everything',
        'stop',
        'wrap it up',
        'no more questions',
      ],
    ],
    ['back', ['back', 'go back', 'previous question', 'undo', 'can we go back one question']],
    [
      'restart',
      [
        'start over',
        'restart',
        "let's start from scratch",
        'reset',
        'start again please',
        'scrap everything',
      ],
    ],
    [
      'summary',
      [
        'summary',
        'show me a summary',
        'recap please',
        'what do you have so far?',
        'what have I said',
        'wait, what did you write?',
        'summarize',
      ],
    ],
    ['greeting', ['hi', 'Hello!', 'hey there', 'good morning']],
    ['thanks', ['thanks', 'Thank you so much!', 'thx']],
    ['nonsense', ['asdf', '🤷', '???', '...', 'qwertz', 'zzzz']],
    [
      null,
      [
        'LedgerLoop',
        'fintech',
        '12 users',
        'We match payments',
        'no, 3,000 users',
        'yes but change the sector',
        'Dublin',
        'just me',
        'not sure people would pay for it',
        'Passport photos',
        'Skipper',
        'Backpack',
        'Okayama Ramen',
      ],
    ],
  ] as const)('%s', (intent, messages) => {
    for (const message of messages)
      expect([message, actOf(message)]).toEqual([
        message,
        intent === null
          ? null
          : expect.stringMatching(new RegExp(`^${intent === 'finish' ? 'finish|yes' : intent}$`)),
      ]);
  });

  it.each([
    ['no, 3,000 users', 'no', '3,000 users'],
    ['Nope, it’s called LedgerLoop'.replace('’', "'"), 'no', "it's called LedgerLoop"],
    ['yes but change the sector to HealthTech', 'yes', 'change the sector to HealthTech'],
    ['looks good, except the name is Leaf', 'yes', 'the name is Leaf'],
  ])('%s begins with %s', (message, says, rest) => {
    expect(leadingAnswer(message)).toEqual({ says, rest });
  });

  it.each(['None of them works', 'Nobody does it', 'Yesterday we launched', 'no'])(
    '%s begins with no verdict',
    (message) => {
      expect(leadingAnswer(message)).toBeNull();
    },
  );
});

describe('questions to the interviewer', () => {
  it.each([
    ['who are you?', 'who'],
    ['Are you a bot?', 'who'],
    ['am I talking to a human', 'who'],
    ['why do you ask?', 'why'],
    ['why', 'why'],
    ['do you really need that?', 'why'],
    ['how long does this take?', 'how-long'],
    ['how many more questions?', 'how-long'],
    ['is this confidential?', 'confidential'],
    ['who will see my data?', 'confidential'],
    ['what happens next?', 'next'],
    ['can I change it later?', 'edit-later'],
    ['what do you mean?', 'explain'],
    ['can you give me an example?', 'explain'],
    ["I don't understand", 'explain'],
    ["what's an MVP?", 'explain'],
    ['can I skip this?', 'can-skip'],
    ['is this free?', 'cost'],
    ['help', 'help'],
    ['do you think it will work?', 'advice'],
    ['what is the capital of France?', 'other'],
    ['12 users?', null],
    ['FinTech?', null],
    ['our data is private and safe', null],
    ['We show who can see what', null],
  ])('%s', (message, topic) => {
    expect(questionIn(message)).toBe(topic);
  });
});

import type { LegalText } from './text';

/**
 * The Terms (SCREEN-19). A changed text needs a new TERMS_VERSION. The owner completes the sections
 * `operator` and `law` before the site opens to the public.
 */
export const TERMS: LegalText = {
  title: 'Terms',
  summary:
    'What Proofround does, what it does not do, and what you and we can expect of each other. In plain words, because you should be able to read what you agree to.',
  sections: [
    {
      id: 'operator',
      title: 'Who you agree with',
      blocks: [
        'These Terms are between you and the operator of this site, called “we” here. We have not yet published our name and address on this page. Until we have, treat this site as a preview.',
        'You agree to these Terms and to the Privacy Policy when you create an account. We record which version you accepted and when. You must be old enough to enter into a contract where you live, and if you act for a company, you must be allowed to do so.',
      ],
    },
    {
      id: 'service',
      title: 'What Proofround does',
      blocks: [
        'Founders describe a startup. Proofround scores how ready it is to be shown to investors, explains each point with the founder’s own words, and suggests tasks. Investors browse startups, compare them and contact founders. Startups can be offered for sale, and buyer and seller can keep track of a deal.',
        'We may change, add or remove functions. We do not promise that the site is always available.',
      ],
    },
    {
      id: 'no-advice',
      title: 'What it does not do',
      blocks: [
        [
          'It gives no investment, legal, tax or financial advice. Nothing here recommends buying, selling or funding anything.',
          'It does not act as a broker or agent, takes no part in negotiations and is no party to what users agree on.',
          'It does not check who users are, whether they can pay, or whether they may invest where they live.',
          'It holds no money for users. Prices of startups are paid outside Proofround, between buyer and seller.',
          'A letter of intent made here records what both sides typed. Whether it binds anybody is a question for a lawyer.',
        ],
      ],
    },
    {
      id: 'scores',
      title: 'Scores, matches and price ranges',
      blocks: [
        'A score measures readiness by fixed rules applied to what the founder wrote. If the operator has turned on a language model, it may adjust the score within set limits and must quote the text that it relies on. Each analysis says how it was made. Rules and models make mistakes.',
        'A score is not a probability of success and not a promise of funding. A low score is not a judgement of a person. Matches compare stated interests, and price ranges are published multiples applied to stated revenue. Both are starting points for your own questions.',
        'Figures are self-reported unless the page says that they were checked. “Linked” means that the founder gave an address. “Checked” means that we found a page there, not that the figure is right. Check what matters to you before you decide.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'Give a name and an email address that are yours, keep your password to yourself, and tell us if somebody else uses your account. Two-factor authentication is available in the account settings, and we recommend it.',
        'You answer for what is done with your account, unless you could not prevent it.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you write',
      blocks: [
        'What you write stays yours. You allow us to store it, analyse it and show it to the users for whom it is meant, as long as it is on Proofround. We do not sell it.',
        'A startup that you create is visible to all investors on Proofround, and to anybody who has a link that you share. Do not enter trade secrets, or data about other people that you may not pass on.',
        'Write what you believe to be true. Investors may rely on it, and you may be liable to them for false statements.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'What is not allowed',
      blocks: [
        [
          'Offers that are unlawful or deceive people, such as guaranteed returns.',
          'False statements about figures, people or ownership, and accounts in the name of somebody else.',
          'Harassment, threats, spam, and messages that have nothing to do with a startup.',
          'Text that tries to manipulate the score or the model instead of describing the startup.',
          'Collecting other users’ data, including contacts, for any purpose but the contact itself.',
          'Attacks, attempts to get around limits, and automated use that burdens the site. Please report a weakness instead of using it.',
        ],
      ],
    },
    {
      id: 'moderation',
      title: 'Moderation and suspension',
      blocks: [
        'Rules, and a model if one is turned on, hold back startups whose text looks unlawful, deceptive or contradictory. They see a sentence, not the truth, so they are sometimes wrong. The founder sees the reason and can ask for a review, which a person decides.',
        'Any user can report a startup, a listing or a message. The administrator reads the report, and may hide what breaks these Terms.',
        'The administrator may suspend an account that breaks these Terms or endangers others. A suspended user cannot sign in, and log-in says that the account is suspended. A suspension ends a subscription with the period that is paid for, so nothing more is charged; once the account is restored, you can take that back on the subscription page. While the account is suspended, ask us for a copy of your data or for its deletion. If you think that it is wrong, tell us, and a person looks at it again.',
      ],
    },
    {
      id: 'payment',
      title: 'Subscriptions and payment',
      blocks: [
        'Basic use is free. Investor Access and Founder Pro are subscriptions. The price and the period are shown before you pay. Stripe takes the payment, and we never see your card number.',
        'A subscription renews by itself for the same period, at the price that you agreed to, until you cancel it. You can cancel at any time on the subscription page, in one click. It then ends with the period that you have paid for, and until then you keep what you paid for and can take the cancellation back.',
        'A change between monthly and annual payment takes effect at once: the unused part of the old period is credited. Deleting your account ends the subscription at once, without waiting for the end of the period.',
        'There is no automatic refund of a period that has begun. Rights of withdrawal and refund that the law gives you are not affected.',
        'Where the site says that payments are in test mode, no money moves.',
      ],
    },
    {
      id: 'deals',
      title: 'Offers and deals between users',
      blocks: [
        'An accepted offer opens a deal, in which both sides see each other’s name and email address. The steps, dates and signatures there help you to keep track. They do not replace a contract, due diligence or an escrow agent.',
        'Proofround takes no share of the price, and is not liable for what buyers and sellers do or fail to do.',
      ],
    },
    {
      id: 'ending',
      title: 'Leaving',
      blocks: [
        'You can download your data and delete your account at any time, under “Your account”. What is deleted and what stays is in the Privacy Policy.',
        'We may end the service, or your account for an important reason. As far as we can, we tell you in time to download your data. If we end the service, we refund what you paid for the time after its end.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We are liable without limit for what we do on purpose or by gross negligence, for injury to life, body or health, and wherever the law does not allow a limit.',
        'Otherwise we are liable only for breaking a duty that the use of Proofround depends on, and only for damage that was foreseeable and typical. We are not liable for decisions that you base on scores, matches, price ranges or statements of other users, nor for their conduct.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        'We have not yet named the law and the courts that apply. Until we do, statutory rules decide. Rights that protect you as a consumer where you live stay yours in any case.',
        'If part of these Terms is invalid, the rest stays valid.',
        'A changed text gets a new date at the top of this page and does not apply to the past. If you do not agree with it, cancel your subscription and delete your account.',
      ],
    },
  ],
};

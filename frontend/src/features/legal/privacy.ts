import type { LegalText } from './text';

/**
 * The Privacy Policy (SCREEN-19): docs/privacy.md in the words of users. A changed text needs a new
 * TERMS_VERSION. The owner completes the section `contact` before the site opens to the public.
 */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  summary:
    'What Proofround stores about you, why, where it goes and when it is deleted. There are no trackers, no advertising and no sale of data.',
  sections: [
    {
      id: 'contact',
      title: 'Who is responsible',
      blocks: [
        'The operator of this site is responsible for your data and is called “we” here. We have not yet published our name and a contact address on this page. What you can do yourself, without writing to anybody, is under “Your rights”.',
        'We process data to give you the service that you signed up for, to keep the site safe from misuse, and to meet legal duties such as bookkeeping.',
      ],
    },
    {
      id: 'stored',
      title: 'What we store, and how long',
      blocks: [
        {
          stored: [
            {
              what: 'Your account',
              why: 'Name, email address, a hash of your password, kind of account, plan, day of registration, the version of the Terms that you accepted and when. With two-factor authentication, its encrypted secret and hashes of the recovery codes.',
              kept: 'Until you delete your account',
            },
            {
              what: 'Sessions',
              why: 'Browser and system, your network address without its last part, first and last use, so that you can recognise your devices.',
              kept: 'Until you log out, or 7 days after the log-in',
            },
            {
              what: 'Startups and profiles',
              why: 'What you enter, with scores, tasks, matches, reviews, interest, your pipeline with notes, and which startups you viewed on which day.',
              kept: 'Until you delete the startup, the profile or the account',
            },
            {
              what: 'Shared links',
              why: 'The fields that you chose. Readers may have to enter an email address, which the founder sees. To count readers, we keep a hash of each visitor for 10 minutes.',
              kept: 'Until the link or the startup is deleted. Addresses of readers for 90 days',
            },
            {
              what: 'Offers and deals',
              why: 'Amounts, messages, reasons, notes, confirmed steps, and the names and typed signatures of both sides.',
              kept: 'As long as your account. See “What stays”',
            },
            {
              what: 'Messages and notifications',
              why: 'Conversations, your inbox, your settings, and whom you blocked.',
              kept: 'Until the startup or the account is deleted',
            },
            {
              what: 'Mails to you',
              why: 'Kind, time and, for mails about the account, the address. Never the links in them.',
              kept: '30 days at most',
            },
            {
              what: 'Chat with the interviewer',
              why: 'What you and the interviewer wrote, to fill in the form for you.',
              kept: '24 hours',
            },
            {
              what: 'Answers of the model',
              why: 'So that equal questions get equal answers. Only if a model is turned on.',
              kept: '7 days by default, or until your account is deleted',
            },
            {
              what: 'Payments',
              why: 'Amounts, dates, plan and Stripe’s numbers. No card, no name, no address.',
              kept: 'As long as bookkeeping law requires',
            },
            {
              what: 'Reports and moderation',
              why: 'The text of a report or a reported message, and the reason of a suspension.',
              kept: 'Until the startup or the author’s account is deleted. A suspension’s reason until it ends',
            },
            {
              what: 'Audit log',
              why: 'Log-ins, changes of security settings, exports, deletions and decisions of the administrator: numbers of users and times, no names and no texts.',
              kept: 'Not deleted automatically. We delete old entries by hand',
            },
            {
              what: 'Technical data',
              why: 'Logs with numbers of users, without names, addresses or texts; counts that limit misuse, under hashes; internal events with texts of startups; first answers to requests that a browser may repeat; whether addresses that you entered lead to a page.',
              kept: 'Counts for an hour, answers and checked addresses for a day, events for 7 days (failed ones 30 days), logs as long as we need them to find faults',
            },
          ],
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who on Proofround sees what',
      blocks: [
        [
          'Investors see your startups, but not your tasks. Your name and email address as a founder are shown only to investors with Investor Access, and the address only once you have verified it.',
          'Founders see the names of matched investors, and the name and email address of investors who record interest. They never see who passed.',
          'Buyer and seller of a deal see each other’s name and email address.',
          'An investor’s notes, stages and weights are private.',
          'The administrator sees accounts, startups, reports and the audit log, and can hide what breaks the Terms.',
        ],
      ],
    },
    {
      id: 'recipients',
      title: 'Where data goes',
      blocks: [
        [
          'Stripe, if you pay: it receives your email address and your payment details, and keeps them under its own terms. We receive no card data.',
          'A language model of OpenAI, or of another provider that we chose, only if we have turned it on. It receives the text about your startup or your profile and what you write in the chat, not your password and not your email address unless you write it there. Each analysis says whether a model took part.',
          'A mail server, if one is configured: it receives your address and the mail.',
          'Web addresses that you enter for your product or deck: we open them at most once a day to see whether a page is there, without cookies and without naming you. The owner of that page sees our request.',
          'The provider of our servers, who runs the machines on which all this is stored. We have not yet named it here.',
        ],
        'Nobody else receives data from us, unless a law obliges us. Fonts and scripts come from this site itself.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      blocks: [
        'There is one cookie, and it is necessary. It is called “device”, is set when you sign in, and lasts a year. It marks a browser that you have used, with the number of your account, a number of its own and a hash of your email address, so that strangers who guess passwords cannot lock you out of it.',
        'In its local storage the browser keeps the token that keeps you signed in, your theme, your favourites, the layout of the form, and drafts of forms and of the chat, so that a reload loses nothing. Drafts stay after you log out. When you delete your account, the browser in which you do so forgets them. Until a tab is closed it also remembers your place in lists and the plan that you chose.',
        'None of it is used to follow you. That is why there is no cookie banner.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        [
          'Look and take away: “Download my data” under “Your account” gives you everything that we hold about you as one file.',
          'Correct: change your name, your address and everything you wrote on the pages themselves.',
          'Delete: “Delete my account” removes it at once, with your password.',
          'Object: turn off mails in the account settings, or with the link in each mail.',
          'Complain: you can turn to the data protection authority where you live.',
        ],
        'The export leaves out what others wrote. The rights that your law gives you beyond this are yours too.',
      ],
    },
    {
      id: 'stays',
      title: 'What stays after you delete your account',
      blocks: [
        'Your startups, profile, conversations, chats, inbox and settings are deleted, your listings and open offers are withdrawn, and your subscription is cancelled. This stays:',
        [
          'Payments and the customer at Stripe, because bookkeeping law requires it: numbers, amounts and dates.',
          'Decided offers and deals, for the other side: amount, steps and dates, with “former member” in place of you.',
          'Completed deals are contracts: the other side keeps your name, your typed signature and the title of your startup, without your address, for as long as that side has an account.',
          'The audit log, with the number of the former account.',
          'Counts of views for founders, without you, and the numbers of deleted accounts, so that late data cannot bring them back.',
          'Internal events for 7 days, and model answers that another user asked for and that quote you, for 7 days by default.',
          'Mails that were sent before, in the mailboxes of those who got them.',
          'Backups, until they expire. After a restore we delete the accounts again.',
        ],
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      blocks: [
        'Passwords are stored as hashes that cannot be turned back, and secrets of second factors are encrypted. Each part of the system can reach only the data that it needs. Nobody can promise perfect security. If your data is lost or stolen, we tell you where the law requires it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'A changed text gets a new date at the top of this page. The version that you accepted is in your export.',
      ],
    },
  ],
};

/** The fixed sentences of errors, by feature. The sentences for a missing role are in access-rules.ts. */

// Accounts
export const EMAIL_TAKEN = 'Email already registered';
export const WRONG_CREDENTIALS = 'Invalid email or password';
export const WRONG_PASSWORD = 'The password is not correct';
export const ENTER_PASSWORD = 'Please enter your password to confirm this change';
export const ADMIN_STAYS = 'The designated admin account cannot be deleted';
export const MOVED_LATELY =
  'The email address of this account was changed less than 72 hours ago. Please delete the account after that time.';
export const ACCOUNT_SUSPENDED = 'This account is suspended';
export const SECOND_FACTOR_REQUIRED = 'Second factor required';
/** A call that needs the second factor had no code. */
export const ENTER_CODE = 'Please enter a code of your authenticator app to confirm this';
export const WRONG_CODE = 'The code is not correct';
export const WRONG_SECOND_FACTOR = 'Invalid code';
export const LINK_INVALID = 'This link is not valid any more';
export const SESSION_UNKNOWN = 'Session not found';
export const EMAIL_ALREADY_VERIFIED = 'This email address is already verified';
export const MFA_ON = 'Two-factor authentication is already on';
export const MFA_OFF = 'Two-factor authentication is not on';
export const MFA_NOT_SET_UP = 'Please set up two-factor authentication first';
export const ADMIN_EMAIL_STAYS = 'The email address of the designated admin account cannot be changed';

// Startups
export const ANALYSIS_RUNNING = 'Analysis is already running';
/** As many runs of the account's startups are pending as may be (LIMIT-20). */
export const pendingRunsSentence = (limit: number) =>
  `${limit} of your analyses are still running. Please wait for one to finish.`;
/** The account has as many startups as it may (LIMIT-23). */
export const ownStartupsSentence = (limit: number) =>
  `An account can have at most ${limit} startups. Delete one first.`;
/** The startup does not exist, or the caller may not know that it exists. */
export const STARTUP_NOT_FOUND = 'Startup not found';

// Tasks
export const TASK_NOT_FOUND = 'Task not found';

// Investor profiles
export const PROFILE_EXISTS = 'Investor profile already exists';
export const INVESTOR_NOT_FOUND = 'Investor profile not found';

// Matches
export const MATCHING_SLOW =
  'Matching takes longer than usual. Your matches will appear as soon as they are ready.';

// Interest
export const INTEREST_RECORDED = 'Interest already recorded';

// The pipeline of investors
export const NOT_INTERESTED = 'Interest not found';
export const NOT_IN_PIPELINE = 'Startup is not in your pipeline';
export const NOTE_CHANGED = 'This note was changed elsewhere. Please read its present text before you save.';

// Saved searches of investors
export const SEARCH_NOT_FOUND = 'Saved search not found';
export const SEARCHES_MAX = 20;
export const SEARCHES_FULL = `You can save at most ${SEARCHES_MAX} searches. Remove one first.`;

// Links to a startup
export const SHARE_NOT_FOUND = 'Link not found';
export const SHARE_GONE = 'This link is no longer available';
export const SHARE_NEEDS_EMAIL = 'Please enter your email address to open this page';
export const SHARES_MAX = 20;
export const SHARES_FULL = `A startup can have at most ${SHARES_MAX} links. Remove one first.`;

// Conversations
export const THREAD_NOT_FOUND = 'Conversation not found';
export const NO_CONNECTION = 'You can write after interest, a match or an offer';
export const THREAD_CLOSED = 'You cannot write in this conversation';
export const AWAITING_ANSWER = 'The investor has not answered your introduction yet';
export const NO_INTRODUCTION = 'There is no introduction to answer';
export const MESSAGE_NOT_FOUND = 'Message not found';
export const BLOCK_NOT_FOUND = 'Block not found';

// Listings and offers
export const LISTING_NOT_FOUND = 'Listing not found';
export const OFFER_NOT_FOUND = 'Offer not found';
export const ALREADY_LISTED = 'This startup is already listed for sale';
export const ALREADY_SOLD = 'This startup has been sold';
export const NOT_YOUR_LISTING = 'Only the owner of this listing can do this';
export const OWN_LISTING = 'You cannot make an offer on your own listing';
export const NOT_FOR_SALE = 'This listing is no longer for sale';
export const OFFER_DECIDED = 'This offer has already been decided';
export const OFFER_EXPIRED = 'This offer has expired';
export const OWN_COUNTER_OFFER = 'The buyer decides on your counter-offer';
/** A buyer has as many pending offers on a listing as may be (OFFER-20). */
export const ownOffersSentence = (limit: number) =>
  `${limit} of your offers on this listing await a decision. Please wait for the owner to decide.`;
export const OFFERS_FULL = 'This listing has too many undecided offers. Please try again later.';
export const LISTING_HELD = 'This startup is held for review';

// Deals
export const DEAL_NOT_FOUND = 'Deal not found';
export const DEAL_CLOSED = 'This deal is closed';
export const TERMS_CHANGED = 'The terms have changed. Read them again before you sign.';
export const ALREADY_SIGNED = 'You have already signed these terms';
export const SIGNED_AS_ANOTHER =
  'This is not the name of your account. Please sign with that name, or change it in your account first.';
export const NOTES_FULL = 'A deal can have at most 200 notes';
export const STEP_NOT_FOUND = 'Step not found';

// Payments
export const ALREADY_PREMIUM = 'Investor Access is already active';
export const ALREADY_PRO = 'Founder Pro is already active';
export const SESSION_NOT_FOUND = 'Payment session not found';
export const BAD_SIGNATURE = 'The signature is not valid';
export const NO_SUBSCRIPTION = 'You have no subscription';
export const NOTHING_PAID_YET = 'There are no payments on this account yet';
export const PAYMENT_UNCONFIRMED = 'Your last payment is still being confirmed';
export const PAYMENT_IS_OPEN = 'Please settle the open payment first';
export const CARD_DECLINED = 'Your card was declined, so your plan stays as it is';

// Notifications
export const NOTIFICATION_NOT_FOUND = 'Notification not found';
export const UNSUBSCRIBE_LINK_UNKNOWN = 'This link does not work';

// Reports and suspensions
export const ADMIN_UNSUSPENDABLE = 'The designated admin account cannot be suspended';
export const USER_NOT_FOUND = 'User not found';
export const ALREADY_REPORTED = 'You have already reported this';
export const REPORT_NOT_FOUND = 'Report not found';
export const REPORT_DECIDED = 'This report has already been decided';

// Reviews of held startups
export const NOTHING_TO_REVIEW = 'This startup is not held';
export const REVIEW_ASKED = 'You have already asked for a review of this analysis';
export const ALREADY_DECIDED = 'This startup already has this decision';
export const NEWER_REASONS = 'This startup is held for newer reasons. Look at it again.';

// The chat
export const CHAT_NOT_FOUND = 'Chat session not found';

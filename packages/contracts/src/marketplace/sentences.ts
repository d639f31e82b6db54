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

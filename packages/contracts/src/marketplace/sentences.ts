/** The sentences of the marketplace’s rules, said by the service and shown to the user. */
export const LISTING_NOT_FOUND = 'Listing not found';
export const OFFER_NOT_FOUND = 'Offer not found';
export const ALREADY_LISTED = 'This startup is already listed for sale';
export const ALREADY_SOLD = 'This startup has been sold';
export const NOT_YOUR_LISTING = 'Only the owner of this listing can do this';
export const OWN_LISTING = 'You cannot make an offer on your own listing';
export const NOT_FOR_SALE = 'This listing is no longer for sale';
export const OFFER_DECIDED = 'This offer has already been decided';
export const LISTING_HELD = 'This startup is held for review';

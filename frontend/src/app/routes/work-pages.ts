export { Deal, Deals } from './deals';
export { default as Messages } from './messages';
export { default as Shared } from './shared';

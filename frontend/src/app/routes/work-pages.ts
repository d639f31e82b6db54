export { default as Deal } from './deal';
export { default as Deals } from './deals';
export { default as Messages } from './messages';
export { default as Shared } from './shared';

export {
  allOf,
  ApiError,
  dataOf,
  detailOf,
  type Answer,
  type Detail,
  type Page,
  type Problem,
} from './answers.js';
export {
  createClient,
  type ClientOptions,
  type FollowOptions,
  type ProofroundClient,
  type Schemas,
  type SignedIn,
} from './client.js';
export type { LiveMessage } from './client.js';
export type { paths as Paths } from './generated/schema.js';

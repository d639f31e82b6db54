import type { Idea } from '../idea.js';
import { customer } from './customer.ideas.js';
import { money } from './earning.ideas.js';
import { facts } from './fact.ideas.js';
import { filling } from './filling.ideas.js';
import { funds } from './funds.ideas.js';
import { general } from './general.ideas.js';
import { compared } from './loss.ideas.js';
import { market } from './market.ideas.js';
import { problem, solution } from './problem.ideas.js';
import { product, users } from './product.ideas.js';
import { purchases } from './purchase.ideas.js';
import { returns, unitsPlaced } from './return.ideas.js';
import { revenue } from './revenue.ideas.js';
import { rivals } from './rivals.ideas.js';
import { starts } from './start.ideas.js';
import { sums } from './sum.ideas.js';
import { team, teamGaps } from './team.ideas.js';
import { unconfirmed } from './unconfirmed.ideas.js';

/** All ideas, in the order of preference within a factor. */
export const IDEAS: readonly Idea[] = [
  ...team,
  ...customer,
  ...market,
  ...rivals,
  ...compared,
  ...problem,
  ...solution,
  ...product,
  ...users,
  ...revenue,
  ...unitsPlaced,
  ...purchases,
  ...funds,
  ...money,
  ...returns,
  ...sums,
  ...starts,
  ...facts,
  ...teamGaps,
  ...unconfirmed,
  ...filling,
  ...general,
];

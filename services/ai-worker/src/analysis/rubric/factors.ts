import type { Factor } from './factor.js';
import { feasibility } from './feasibility.factors.js';
import { market } from './market.factors.js';
import { product } from './product.factors.js';
import { team } from './team.factors.js';

/** Every factor assessed from the founder's statements. */
export const FACTORS: readonly Factor[] = [...team, ...market, ...feasibility, ...product];

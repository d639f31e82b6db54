export * from './match-keys.js';
export { rank, rankIncludingUnshown, rankPair } from './ranking.js';
export { readThesis, type Thesis } from './thesis/read-thesis.js';

export * from './match-cells.js';
export { looksLikePlace, nearness, readPlace, type PlaceReading } from './places.js';
export { rank, rankAndTell, rankPair } from './ranking.js';
export type { ReasonKind } from './reasons.js';
export { namesSector, sectorWords } from './sector-words.js';
export * from './sectors.js';
export { readThesis, type Thesis } from './thesis/read-thesis.js';

import { type Dimension, DIMENSIONS } from '@proofround/contracts';

/**
 * Startups by their parts, so that the order by own fit reads few of them. A startup lies in a cell: a range
 * of each of its parts, or "not assessed". Cells lie in blocks, which are wider. Trigger and migration keep
 * the cells and blocks that any startup ever had (fit_cells, fit_blocks), with their upper edges.
 */
interface Grid {
  readonly part: number;
  /** Risks differ little between startups, so their ranges are narrower. */
  readonly risk: number;
}

export const CELLS: Grid = { part: 10, risk: 2.5 };
export const BLOCKS: Grid = { part: 20, risk: 10 };

export const widthOf = (grid: Grid, dimension: Dimension): number =>
  dimension === 'risk' ? grid.risk : grid.part;

/** SQL of the number of the cell or block in which `parts` lie. The index startups_by_cell contains it. */
export const cellSql = (grid: Grid, parts = 'parts'): string =>
  `startups_cell(${parts}, ${grid.part}, ${grid.risk})`;

/** The last dimension has the lowest bits. Four bits hold the ranges of a part, six those of the risk. */
const BITS = (dimension: Dimension) => (dimension === 'risk' ? 6 : 4);

/** SQL of the number for `parts`, `width` and `risk_width`: for each part 0 if not assessed, or its range from 1. */
export const CELL_NUMBER = DIMENSIONS.map((dimension, index) => {
  const width = dimension === 'risk' ? 'risk_width' : 'width';
  const part = `parts[${index + 1}]`;
  const range = `1 + least(floor(${part} / ${width}), 100 / ${width} - 1)`;
  const shift = DIMENSIONS.slice(index + 1).reduce((bits, later) => bits + BITS(later), 0);
  return `((CASE WHEN ${part} IS NULL THEN 0 ELSE ${range} END)::int << ${shift})`;
}).join(' | ');

/** SQL of the upper edges of `cell`, a number of that kind; null where a part is not assessed. */
export const edgesSql = (grid: Grid, cell: string): string => {
  const edges = DIMENSIONS.map((dimension, index) => {
    const shift = DIMENSIONS.slice(index + 1).reduce((bits, later) => bits + BITS(later), 0);
    const range = `nullif((${cell} >> ${shift}) & ${2 ** BITS(dimension) - 1}, 0)`;
    return `${range} * ${widthOf(grid, dimension)}::double precision`;
  });
  return `ARRAY[${edges.join(', ')}]`;
};

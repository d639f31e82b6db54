/** The factors that tasks can improve, by the names that users see. */
export type FactorName =
  | 'Relevant experience'
  | 'Team completeness'
  | 'Target customer'
  | 'Market size'
  | 'Competition'
  | 'Problem'
  | 'Solution'
  | 'Edge'
  | 'Product'
  | 'Users'
  | 'Revenue'
  | 'Use of funds'
  | 'Figures'
  | 'Stage';

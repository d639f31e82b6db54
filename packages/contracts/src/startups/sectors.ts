/** The sector choices of forms and filters (CREATE-6). The field also accepts any other text. */
export const SECTORS = [
  'FinTech',
  'HealthTech',
  'E-commerce',
  'SaaS',
  'EdTech',
  'CleanTech',
  'AI/ML',
  'Other',
] as const;

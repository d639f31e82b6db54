export const actionPlan = (_tasks: unknown) => ({ days_7: [], days_30: [], days_90: [] });

// Made by `npm run eval -- sample`; a test compares it with the rubric.
import type { SampleSummary } from './types';

export const SUMMARY: SampleSummary = {"name":"Northbeam Clinics","pitch":"Bookkeeping that reconciles itself for independent clinics.","overall":76.2,"scores":[{"label":"Feasibility","value":6.8},{"label":"Market Potential","value":9.3},{"label":"Product Readiness","value":7.6},{"label":"Team Strength","value":9.2},{"label":"Risk","value":4.4}],"line":{"factor":"Problem","evidence":"We sat with 14 clinic managers for a day each: they spend 9 hours a week on it, and 11 of them named it first.","points":4.3,"max_points":4.3}};

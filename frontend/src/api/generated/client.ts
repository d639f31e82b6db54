// Generated from the gateway's OpenAPI document; see codegen/generate.mjs.
import { baseApi as api } from "../base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    logIn: build.mutation<LogInApiResponse, LogInApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg.login,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: "POST",
        body: queryArg.registration,
      }),
    }),
    analyzeStartup: build.mutation<
      AnalyzeStartupApiResponse,
      AnalyzeStartupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/startups/${queryArg.id}/analyze`,
        method: "POST",
      }),
    }),
    createStartup: build.mutation<
      CreateStartupApiResponse,
      CreateStartupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/startups`,
        method: "POST",
        body: queryArg.startupInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listStartups: build.query<ListStartupsApiResponse, ListStartupsApiArg>({
      query: (queryArg) => ({
        url: `/api/startups`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          sector: queryArg.sector,
          stage: queryArg.stage,
          min_score: queryArg.minScore,
          min_revenue: queryArg.minRevenue,
          min_users: queryArg.minUsers,
        },
      }),
    }),
    deleteStartup: build.mutation<
      DeleteStartupApiResponse,
      DeleteStartupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/startups/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    getStartup: build.query<GetStartupApiResponse, GetStartupApiArg>({
      query: (queryArg) => ({ url: `/api/startups/${queryArg.id}` }),
    }),
    updateStartup: build.mutation<
      UpdateStartupApiResponse,
      UpdateStartupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/startups/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.startupPatch,
      }),
    }),
    listScores: build.query<ListScoresApiResponse, ListScoresApiArg>({
      query: (queryArg) => ({
        url: `/api/startups/${queryArg.id}/scores`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listTasks: build.query<ListTasksApiResponse, ListTasksApiArg>({
      query: (queryArg) => ({ url: `/api/startups/${queryArg.id}/tasks` }),
    }),
    updateTask: build.mutation<UpdateTaskApiResponse, UpdateTaskApiArg>({
      query: (queryArg) => ({
        url: `/api/tasks/${queryArg.id}`,
        method: "PUT",
        body: queryArg.taskUpdate,
      }),
    }),
    createInvestor: build.mutation<
      CreateInvestorApiResponse,
      CreateInvestorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/investors`,
        method: "POST",
        body: queryArg.investorInput,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listInvestors: build.query<ListInvestorsApiResponse, ListInvestorsApiArg>({
      query: (queryArg) => ({
        url: `/api/investors`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    generateMatches: build.mutation<
      GenerateMatchesApiResponse,
      GenerateMatchesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/match/${queryArg.startupId}`,
        method: "POST",
      }),
    }),
    listMatches: build.query<ListMatchesApiResponse, ListMatchesApiArg>({
      query: (queryArg) => ({ url: `/api/matches/${queryArg.startupId}` }),
    }),
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      query: () => ({ url: `/api/health` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as client };
export type GetMeApiResponse = /** status 200 OK */ User;
export type GetMeApiArg = void;
export type LogInApiResponse = /** status 200 OK */ Session;
export type LogInApiArg = {
  login: Login;
};
export type RegisterApiResponse = /** status 201 Created */ Session;
export type RegisterApiArg = {
  registration: Registration;
};
export type AnalyzeStartupApiResponse = /** status 200 OK */ Startup;
export type AnalyzeStartupApiArg = {
  id: string;
};
export type CreateStartupApiResponse = /** status 201 Created */ Startup;
export type CreateStartupApiArg = {
  /** The same user, route and key within 24 hours gets the first answer again */
  "Idempotency-Key"?: string;
  startupInput: StartupInput;
};
export type ListStartupsApiResponse = /** status 200 OK */ Startup[];
export type ListStartupsApiArg = {
  /** How many at most. The answer carries Link: <…>; rel="next" while more remain */
  limit?: string;
  /** From the Link header of the page before */
  cursor?: string;
  /** Case-insensitive substring of idea_title, idea_description or sector */
  q?: string;
  /** Case-insensitive substring of sector; several: any of them */
  sector?: string | string[];
  stage?: Stage | "all";
  /** Least overall_score; startups without a score are left out */
  minScore?: string;
  /** Least monthly_revenue */
  minRevenue?: string;
  /** Least user_count */
  minUsers?: string;
};
export type DeleteStartupApiResponse = unknown;
export type DeleteStartupApiArg = {
  id: string;
};
export type GetStartupApiResponse = /** status 200 OK */ Startup;
export type GetStartupApiArg = {
  id: string;
};
export type UpdateStartupApiResponse = /** status 200 OK */ Startup;
export type UpdateStartupApiArg = {
  id: string;
  startupPatch: StartupPatch;
};
export type ListScoresApiResponse = /** status 200 OK */ ScoreRecord[];
export type ListScoresApiArg = {
  id: string;
  /** How many at most. The answer carries Link: <…>; rel="next" while more remain */
  limit?: string;
  /** From the Link header of the page before */
  cursor?: string;
};
export type ListTasksApiResponse = /** status 200 OK */ Task[];
export type ListTasksApiArg = {
  id: string;
};
export type UpdateTaskApiResponse = /** status 200 OK */ Task;
export type UpdateTaskApiArg = {
  id: string;
  taskUpdate: TaskUpdate;
};
export type CreateInvestorApiResponse = /** status 201 Created */ Investor;
export type CreateInvestorApiArg = {
  /** The same user, route and key within 24 hours gets the first answer again */
  "Idempotency-Key"?: string;
  investorInput: InvestorInput;
};
export type ListInvestorsApiResponse = /** status 200 OK */ Investor[];
export type ListInvestorsApiArg = {
  /** How many at most. The answer carries Link: <…>; rel="next" while more remain */
  limit?: string;
  /** From the Link header of the page before */
  cursor?: string;
};
export type GenerateMatchesApiResponse = /** status 200 OK */ StartupMatch[];
export type GenerateMatchesApiArg = {
  startupId: string;
};
export type ListMatchesApiResponse = /** status 200 OK */ StartupMatch[];
export type ListMatchesApiArg = {
  startupId: string;
};
export type GetHealthApiResponse = /** status 200 OK */ Health;
export type GetHealthApiArg = void;
export type UserType = "startup" | "investor";
export type User = {
  id: string;
  name: string;
  email: string;
  user_type: UserType;
  /** Whether Investor Access is active now */
  is_premium: boolean;
  /** ISO-8601, UTC */
  created_at: string;
};
export type Error = {
  detail: string;
};
export type Session = {
  access_token: string;
  user: User;
};
export type ValidationProblem = {
  /** Where: "body", "query" or "path", then the field and any index */
  loc: (string | number)[];
  /** One sentence for a person */
  msg: string;
  /** A stable name for a program */
  type: string;
};
export type ValidationError = {
  detail: ValidationProblem[];
};
export type Login = {
  email: string;
  password: string;
};
export type Registration = {
  email: string;
  password: string;
  name: string;
  user_type?: UserType | null;
};
export type Stage = "idea" | "mvp" | "launched" | "growing";
export type AiScore = {
  /** Funding Readiness Score */
  overall_score: number;
  feasibility: number;
  market_potential: number;
  /** High means risky */
  risk_level: number;
};
export type AnalysisStatus = "queued" | "running" | "complete" | "failed";
export type ActionPlan = {
  days_7: string[];
  days_30: string[];
  days_90: string[];
};
export type LedgerEntry = {
  dimension: ("team" | "market" | "feasibility" | "product" | "risk") | "cap";
  factor: string;
  weight: number;
  points: number;
  max_points: number;
  /** The founder's own words or figures; null where there are none */
  evidence: string | null;
  rung:
    | "absent"
    | "considered"
    | "explained"
    | "specified"
    | "evidenced"
    | "not_assessed";
  rubric_points?: number;
};
export type Analysis = {
  /** null where not assessed */
  product_readiness: number | null;
  /** null where not assessed */
  team_strength: number | null;
  summary: string;
  strengths: string[];
  concerns: string[];
  action_plan: ActionPlan;
  ledger: LedgerEntry[];
  /** How many of the five dimensions had anything to go on */
  assessed: number;
  /** Which model or rubric version produced it */
  source: string;
  /** ISO-8601, UTC */
  generated_at: string;
};
export type Contact = {
  name: string;
  email: string;
};
export type Startup = {
  idea_title: string;
  idea_description: string;
  sector: string;
  stage: Stage;
  problem_statement: string | null;
  solution_statement: string | null;
  target_market: string | null;
  competitive_advantage: string | null;
  user_count: number;
  monthly_revenue: number;
  product_url: string | null;
  pitch_deck_url: string | null;
  funding_ask: number | null;
  funding_usage: string | null;
  team_background: string | null;
  location: string | null;
  id: string;
  owner_id: string;
  /** ISO-8601, UTC */
  created_at: string;
  /** null until the first analysis is complete */
  ai_score: AiScore | null;
  analysis_status: AnalysisStatus;
  /** Why the last run failed, for the founder; null otherwise */
  analysis_error: string | null;
  analysis: Analysis | null;
  task_summary: {
    total: number;
    completed: number;
  };
  match_count: number;
  founder?: Contact;
};
export type StartupInput = {
  idea_title: string;
  idea_description: string;
  sector: string;
  stage?: Stage | null;
  problem_statement?: string | null;
  solution_statement?: string | null;
  target_market?: string | null;
  competitive_advantage?: string | null;
  user_count?: number | null;
  /** US dollars, at most two decimals */
  monthly_revenue?: number | null;
  product_url?: string | null;
  pitch_deck_url?: string | null;
  /** US dollars, at most two decimals */
  funding_ask?: number | null;
  funding_usage?: string | null;
  team_background?: string | null;
  location?: string | null;
};
export type StartupPatch = {
  idea_title?: string;
  idea_description?: string;
  sector?: string;
  stage?: Stage | null;
  problem_statement?: string | null;
  solution_statement?: string | null;
  target_market?: string | null;
  competitive_advantage?: string | null;
  user_count?: number | null;
  /** US dollars, at most two decimals */
  monthly_revenue?: number | null;
  product_url?: string | null;
  pitch_deck_url?: string | null;
  /** US dollars, at most two decimals */
  funding_ask?: number | null;
  funding_usage?: string | null;
  team_background?: string | null;
  location?: string | null;
};
export type ScoreRecord = {
  id: string;
  /** Funding Readiness Score */
  overall_score: number;
  feasibility: number;
  market_potential: number;
  /** High means risky */
  risk_level: number;
  product_readiness: number | null;
  team_strength: number | null;
  factors: {
    factor: string;
    points: number;
  }[];
  source: string;
  /** ISO-8601, UTC */
  generated_at: string;
};
export type TaskPriority = "high" | "medium" | "low";
export type TaskStatus = "pending" | "in-progress" | "completed";
export type Task = {
  id: string;
  startup_id: string;
  task_title: string;
  task_description: string;
  priority: TaskPriority;
  status: TaskStatus;
  horizon_days: 7 | 30 | 90;
  /** The factor of the score that it serves */
  factor: string;
  /** The points of the overall score that it could win */
  points: number;
  /** ISO-8601, UTC */
  created_at: string;
};
export type TaskUpdate = {
  status: TaskStatus;
};
export type Investor = {
  budget: number;
  current_companies: string;
  investment_sectors: string[];
  check_size_min: number | null;
  check_size_max: number | null;
  investment_thesis: string | null;
  geography_preference: string[] | null;
  portfolio_size: number | null;
  preferred_stages: Stage[] | null;
  id: string;
  user_id: string;
  /** ISO-8601, UTC */
  created_at: string;
};
export type InvestorInput = {
  /** US dollars, at most two decimals */
  budget: number;
  current_companies: string;
  investment_sectors: string[];
  /** US dollars, at most two decimals */
  check_size_min?: number | null;
  /** US dollars, at most two decimals */
  check_size_max?: number | null;
  investment_thesis?: string | null;
  geography_preference?: string[] | null;
  portfolio_size?: number | null;
  preferred_stages?: Stage[] | null;
};
export type Match = {
  id: string;
  /** Percent */
  match_score: number;
  reasons: string[];
  /** ISO-8601, UTC */
  created_at: string;
};
export type StartupMatch = {
  match: Match;
  investor: Investor;
  /** The name only; contact goes by interest */
  investor_user: {
    name: string;
  };
};
export type Health = {
  status: "ok" | "degraded";
  services: {
    [key: string]: "up" | "down";
  };
};

import { client, type Contact, type Startup } from '../../api/generated/client';
import { toPage } from '../../api/pages';
import type { BrowseQuery } from './filters';

/** Divides into rows of one, two and three cards. */
export const PAGE_SIZE = 24;

/** What a browse card shows of a startup; the rest is not kept, because the list may be long. */
export interface BrowseStartup extends Pick<
  Startup,
  | 'id'
  | 'idea_title'
  | 'idea_description'
  | 'sector'
  | 'stage'
  | 'user_count'
  | 'monthly_revenue'
  | 'product_url'
  | 'pitch_deck_url'
  | 'ai_score'
  | 'analysis_status'
  | 'created_at'
> {
  reading: { summary: string; strengths: string[]; concerns: string[]; risks: string[] } | null;
}

export interface BrowsePage {
  /** The filters that it answers. */
  query: BrowseQuery;
  startups: BrowseStartup[];
  /** The cursor of the page after it; null on the last one. */
  next: string | null;
}

function forCard({ analysis, ...startup }: Startup): BrowseStartup {
  return {
    id: startup.id,
    idea_title: startup.idea_title,
    idea_description: startup.idea_description,
    sector: startup.sector,
    stage: startup.stage,
    user_count: startup.user_count,
    monthly_revenue: startup.monthly_revenue,
    product_url: startup.product_url,
    pitch_deck_url: startup.pitch_deck_url,
    ai_score: startup.ai_score,
    analysis_status: startup.analysis_status,
    created_at: startup.created_at,
    reading: analysis && {
      summary: analysis.summary,
      strengths: analysis.strengths,
      concerns: analysis.concerns,
      risks: (analysis.risks ?? []).map(({ title, question }) => `${title}: ${question}`),
    },
  };
}

const api = client.injectEndpoints({
  endpoints: (build) => ({
    /**
     * One page of GET /startups. Pages are cache entries of their own, so that those scrolled far
     * away are let go: the memory in use does not grow with the list.
     */
    browsePage: build.query<BrowsePage, { query: BrowseQuery; cursor?: string | undefined }>({
      query: ({ query, cursor }) => ({
        url: '/api/startups',
        params: { ...query, limit: PAGE_SIZE, cursor },
      }),
      transformResponse: (startups: Startup[], meta, { query }) => ({
        query,
        startups: startups.map(forCard),
        next: toPage(startups, meta).next,
      }),
      providesTags: [{ type: 'Startup', id: 'LIST' }],
    }),
    /** The founder's contact, for Investor Access only; null where the server does not tell. */
    founderContact: build.query<Contact | null, string>({
      query: (id) => `/api/startups/${id}`,
      transformResponse: ({ founder }: Startup) => founder ?? null,
      providesTags: ['Me'],
    }),
  }),
});

export const { useBrowsePageQuery, useLazyFounderContactQuery } = api;
export const browseApi = api;

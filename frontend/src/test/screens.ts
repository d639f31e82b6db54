import { HttpResponse } from 'msw';

import type { Share, SharedStartup } from '../api/generated/work-client';
import { aHeld, anEntry, aReport, STATS } from '../features/admin/testing/world';
import { aDeal, aDealSummary } from '../features/deals/testing/world';
import { aMessage, aThread } from '../features/messages/testing/world';
import { aCard } from '../features/pipeline/testing/world';
import { anAdminUser, anId } from './builders';
import { http } from './http';

export const SHARE: Share = {
  id: anId(70),
  url: 'https://proofround.example/s/abc',
  fields: ['score'],
  expires_at: null,
  email_gate: false,
  opens: 0,
  opened_by: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

export const SHARED: SharedStartup = {
  idea_title: 'LedgerLoop',
  idea_description: 'Bookkeeping that reconciles itself for small clinics.',
  sector: 'FinTech',
  stage: 'launched',
  location: 'Lisbon',
  team_background: 'Two accountants and an engineer.',
  expires_at: null,
};

/** The user that an admin sees. */
export const MEMBER = anAdminUser({ id: anId(44), name: 'Ivy Chen' });

/** Answers to the calls of the screens that `applicationServer` leaves unanswered or empty. */
export const screenAnswers = [
  http.get('*/api/pipeline', () => HttpResponse.json([aCard(1)])),
  http.get('*/api/fit-weights', () =>
    HttpResponse.json({ team: 1, market: 1, feasibility: 1, product: 1, risk: 1 }),
  ),
  http.get('*/api/startups/:id/shares', () => HttpResponse.json([SHARE])),
  http.get('*/api/shares/:token', () => HttpResponse.json(SHARED)),
  http.get('*/api/threads', () => HttpResponse.json([aThread()])),
  http.get('*/api/threads/:id', () => HttpResponse.json(aThread())),
  http.get('*/api/threads/:id/messages', () => HttpResponse.json([aMessage(1)])),
  http.get('*/api/deals', () => HttpResponse.json([aDealSummary(1)])),
  http.get('*/api/deals/:id', () => HttpResponse.json(aDeal())),
  http.get('*/api/marketplace/my-offers', () => HttpResponse.json([])),
  http.get('*/api/auth/sessions', () => HttpResponse.json([])),
  http.get('*/api/blocks', () => HttpResponse.json([])),
  http.get('*/api/admin/stats', () => HttpResponse.json(STATS)),
  http.get('*/api/admin/users', () => HttpResponse.json([MEMBER])),
  http.get('*/api/admin/recent-activity', () => HttpResponse.json({ recent_users: [], recent_startups: [] })),
  http.get('*/api/admin/trends', () => HttpResponse.json({ days: [] })),
  http.get('*/api/admin/reviews', () => HttpResponse.json([aHeld(5)])),
  http.get('*/api/admin/reports', () => HttpResponse.json([aReport(6)])),
  http.get('*/api/admin/audit', () => HttpResponse.json([anEntry(1)])),
];

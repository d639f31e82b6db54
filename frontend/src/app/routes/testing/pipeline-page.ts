import type { PipelineCard } from '@proofround/contracts/pipeline/schemas.js';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { aCard } from '../../../features/pipeline/testing/world';
import { applicationServer } from '../../../test/application';
import { http } from '../../../test/http';

export const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
export const cardIn = async (name: string, title: string) =>
  within(await column(name)).findByRole('article', { name: title });

/** The whole application, with a board that `holds` fills. */
export function pipelinePage() {
  const { server, open } = applicationServer();
  /** The bodies of PUT /pipeline, in order. */
  const puts: object[] = [];
  beforeEach(() => {
    puts.length = 0;
  });

  /** A gateway whose board has these cards. It keeps every change of a card. */
  function holds(...cards: PipelineCard[]) {
    const held = new Map(cards.map((card) => [card.startup.id, card]));
    server.use(
      http.get('*/api/pipeline', () => HttpResponse.json<PipelineCard[]>([...held.values()])),
      http.put('*/api/pipeline/:id', async ({ params, request }) => {
        const body = await request.json();
        puts.push(body);
        const card = held.get(params.id) ?? aCard(1);
        const next: PipelineCard = {
          ...card,
          column: body.column,
          note: body.note === undefined ? card.note : body.note,
          remind_at: body.remind_at === undefined ? card.remind_at : body.remind_at,
          reason: body.reason ?? null,
          message: body.message ?? null,
        };
        held.set(params.id, next);
        return HttpResponse.json<PipelineCard>(next);
      }),
      http.delete('*/api/pipeline/:id', ({ params }) => {
        held.delete(params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  }
  return { server, open, puts, holds };
}

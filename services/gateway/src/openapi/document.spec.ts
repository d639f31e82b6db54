import { ENDPOINTS } from '@proofround/contracts';

import { openApiDocument } from './document.js';

const document = openApiDocument(ENDPOINTS);

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract, under its name', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    );
    expect(names.toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).toSorted());
  });

  it('refers to nothing that it does not define', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, name] of references) expect(document.components?.schemas).toHaveProperty(name ?? '');
  });

  it('tells the refusals of a role in their words', () => {
    const create = (
      document.paths['/api/startups'] as { post: { responses: Record<string, { description: string }> } }
    ).post;
    expect(create.responses['403']?.description).toContain('Only startup accounts can create startups');
    expect(Object.keys(create.responses)).toEqual(
      expect.arrayContaining(['201', '401', '403', '413', '415', '422']),
    );
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'shows examples of %s that fit their schemas, and says what its tag is about',
    (_name, endpoint) => {
      if (endpoint.body)
        expect(endpoint.body.safeParse(endpoint.examples?.body)).toMatchObject({ success: true });
      if (endpoint.reply) {
        expect(endpoint.reply.safeParse(endpoint.examples?.reply)).toMatchObject({ success: true });
      }
      expect(document.tags?.find(({ name }) => name === endpoint.tag)?.description).toBeTruthy();
    },
  );
});

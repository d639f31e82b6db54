import { ENDPOINTS } from '@proofround/contracts';

import { openApiDocument, operationId } from './document.js';

const document = openApiDocument(ENDPOINTS);

describe('the OpenAPI document', () => {
  it('has every endpoint of the contracts, e.g. offers.create as offersCreate', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId: string }>).map(
        (operation) => operation.operationId,
      ),
    );
    expect(names.toSorted()).toEqual(ENDPOINTS.map(operationId).toSorted());
    expect(names).toContain('offersCreate');
  });

  it('defines every schema that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, name] of references) expect(document.components?.schemas).toHaveProperty(name ?? '');
  });

  it('contains the error messages of a role', () => {
    const create = (
      document.paths['/api/startups'] as { post: { responses: Record<string, { description: string }> } }
    ).post;
    expect(create.responses['403']?.description).toContain('Only startup accounts can create startups');
    expect(Object.keys(create.responses)).toEqual(
      expect.arrayContaining(['201', '401', '403', '413', '415', '422']),
    );
  });

  // rule: LIMIT-10
  it.each([
    ['startups.create', 'startups', 'new startups'],
    ['startups.update', 'edits', 'changes'],
    ['startups.analyze', 'analyses', 'analyses'],
    ['investors.create', 'profiles', 'new investor profiles'],
    ['investors.createFromChat', 'profiles', 'new investor profiles'],
    ['investors.update', 'edits', 'changes'],
    ['interest.record', 'interest', 'expressions of interest'],
    ['listings.create', 'listings', 'new listings'],
    ['offers.create', 'offers', 'offers'],
    ['checkouts.create', 'checkouts', 'checkouts'],
    ['accounts.export', 'exports', 'exports'],
  ] as const)('says that %s has the limit %s', (name, limit, what) => {
    const endpoint = ENDPOINTS.find((one) => one.name === name);
    expect(endpoint?.limit).toBe(limit);
    const path = document.paths[`/api${endpoint?.path}`] as Record<
      string,
      { responses: Record<string, { description: string }> }
    >;
    expect(path[endpoint?.method.toLowerCase() ?? '']?.responses['429']?.description).toContain(
      `Too many ${what} in a short time. Please try again later.`,
    );
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'describes the tag of %s',
    (_name, endpoint) => {
      expect(document.tags?.find(({ name }) => name === endpoint.tag)?.description).toBeTruthy();
    },
  );
});

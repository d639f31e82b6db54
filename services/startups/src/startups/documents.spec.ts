import type { Statements } from '@proofround/service-kit';
import { v7 as uuid } from 'uuid';

import { Documents } from './documents.js';

describe('documents of a list', () => {
  const id = uuid();
  const now = { id, version: 2, held_back: true, parts: null, is_lean: true, document: '{}' };

  it.each([
    ['are left out', false, false, []],
    ['are left out whole', false, true, []],
    ['are included for readers who may see them', true, false, [id]],
    ['are included whole for readers who may see them', true, true, [id]],
  ])(
    'that were held back after the list was read %s',
    async (_name, includesHeld, withAnalysis, expected) => {
      const statements: Pick<Statements, 'run'> = {
        run: ({ rows }) => Promise.resolve(rows.parse([now])),
      };
      const documents = new Documents(statements, { DOCUMENT_CACHE_MIB: 1 });
      const found = await documents.of([{ id, version: 1 }], {
        isUnlimited: false,
        includesHeld,
        withAnalysis,
      });
      expect([...found.keys()]).toEqual(expected);
    },
  );
});

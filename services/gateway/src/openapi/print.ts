import { ENDPOINTS } from '@proofround/contracts';

import { openApiDocument } from './document.js';

/** Writes the OpenAPI document to standard output, for the client generator and the linter. */
process.stdout.write(`${JSON.stringify(openApiDocument(ENDPOINTS), null, 2)}\n`);

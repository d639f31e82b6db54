import { z } from 'zod';

import { exampleShare, exampleShareBody, exampleSharedStartup } from '../examples.js';
import { endpoint } from '../messaging/endpoint.js';
import {
  SHARE_GONE,
  SHARE_NEEDS_EMAIL,
  SHARE_NOT_FOUND,
  SHARES_FULL,
  STARTUP_NOT_FOUND,
} from '../sentences.js';
import { share, sharedStartup, shareInput, shareQuery } from './schemas.js';

export const sharesHttp = {
  create: endpoint('shares.create', 'POST /startups/{id}/shares', {
    tag: 'Sharing',
    summary: "Make a link to a public page of the caller's startup",
    access: 'signed-in',
    body: shareInput,
    reply: share,
    status: 201,
    limit: 'links',
    idempotent: true,
    errors: { 404: [STARTUP_NOT_FOUND], 409: [SHARES_FULL] },
    examples: { body: exampleShareBody, reply: exampleShare },
  }),

  list: endpoint('shares.list', 'GET /startups/{id}/shares', {
    tag: 'Sharing',
    summary: "List the links of the caller's startup, newest first",
    description: 'Revoked links are left out.',
    access: 'signed-in',
    reply: z.array(share),
    errors: { 404: [STARTUP_NOT_FOUND] },
    examples: { reply: [exampleShare] },
  }),

  revoke: endpoint('shares.revoke', 'DELETE /startups/{id}/shares/{shareId}', {
    tag: 'Sharing',
    summary: 'Revoke a link; its page is gone at once',
    access: 'signed-in',
    errors: { 404: [STARTUP_NOT_FOUND, SHARE_NOT_FOUND] },
  }),

  open: endpoint('shares.open', 'GET /shares/{token}', {
    tag: 'Sharing',
    summary: 'Open a shared startup',
    description:
      'Public. A link that was revoked, has expired or whose startup is held or deleted is 410. A gated link needs ?email=.',
    access: 'public',
    query: shareQuery,
    reply: sharedStartup,
    errors: { 403: [SHARE_NEEDS_EMAIL], 404: [SHARE_NOT_FOUND], 410: [SHARE_GONE] },
    examples: { reply: exampleSharedStartup },
  }),

  getOnePager: endpoint('shares.getOnePager', 'GET /startups/{id}/one-pager.pdf', {
    tag: 'Sharing',
    summary: "Get the caller's startup as a PDF of one page",
    description:
      'The owner and the admin may call it. The QR code leads to a live link without an e-mail gate if there is one, else to the page of the startup. With Founder Pro it is without our mark.',
    access: 'signed-in',
    file: 'application/pdf',
    status: 200,
    limit: 'documents',
    errors: { 404: [STARTUP_NOT_FOUND] },
  }),
};

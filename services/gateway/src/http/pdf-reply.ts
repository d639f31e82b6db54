import type { FastifyReply } from 'fastify';

/** A name for a startup's PDF that every system takes: letters, digits and hyphens. */
export function pdfFileName(title: string, document: 'one-pager' | 'letter-of-intent'): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${name === '' ? 'startup' : name}-${document}.pdf`;
}

/** Sets the headers of a startup's PDF, which browsers save as a file. */
export function asPdf(reply: FastifyReply, ...name: Parameters<typeof pdfFileName>): void {
  reply.header('content-type', 'application/pdf');
  reply.header('content-disposition', `attachment; filename="${pdfFileName(...name)}"`);
}

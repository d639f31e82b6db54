import type { ApiClient } from '@proofround/test-kit';

/** Downloads a PDF: its status, type, file name and number of pages. */
export async function pdfOf(client: ApiClient, path: string) {
  const response = await client.fetch(path, { method: 'GET' });
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    pages: file.startsWith('%PDF-') ? (file.match(/\/Type \/Page\b/g) ?? []).length : 0,
  };
}

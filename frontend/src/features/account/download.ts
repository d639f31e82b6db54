import { useState } from 'react';
import { useStore } from 'react-redux';

import { sessionEnded } from '../../api/session';

const FILE_NAME = 'proofround-export.json';

interface WithSession {
  session: { token: string | null };
}

/** An answer that was not a file, in the shape that api/errors reads. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly data: unknown,
  ) {
    super('');
  }
}

function save(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * GET /account/export as a file on the user's disk. Not a query of the cache: the file may be large,
 * and a link could not carry the token.
 * @throws with the server's `detail` where it refuses.
 */
export function useDownload(): { download: () => Promise<void>; isLoading: boolean } {
  const [isLoading, setLoading] = useState(false);
  const store = useStore<WithSession>();
  const download = async () => {
    setLoading(true);
    try {
      const { token } = store.getState().session;
      const response = await fetch('/api/account/export', {
        headers: { authorization: `Bearer ${token ?? ''}` },
      });
      if (response.status === 401) store.dispatch(sessionEnded());
      if (!response.ok) {
        const data: unknown = await response.json().catch(() => undefined);
        throw new Refused(response.status, data);
      }
      save(await response.blob());
    } finally {
      setLoading(false);
    }
  };
  return { download, isLoading };
}

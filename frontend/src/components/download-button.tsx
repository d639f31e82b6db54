import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { serverDetail, toApiError } from '../api/errors';
import { selectToken } from '../api/session';
import { saveFile } from '../lib/browser';
import { toast } from '../lib/toast';
import { Button } from './button';

interface DownloadButtonProps {
  /** The path of the call that replies with the file. */
  path: string;
  fileName: string;
  /** The title of the toast if the download fails. */
  failure: string;
  children: string;
}

/** Downloads a file from the API. A plain link could not send the token. */
export function DownloadButton({ path, fileName, failure, children }: DownloadButtonProps) {
  const token = useSelector(selectToken);
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const reply = await fetch(path, { headers: { authorization: `Bearer ${token ?? ''}` } });
      if (reply.ok) saveFile(fileName, await reply.blob());
      else {
        const data: unknown = await reply.json().catch(() => undefined);
        toast.error(failure, serverDetail(toApiError({ status: reply.status, data })));
      }
    } catch {
      toast.error(failure, 'Check your connection.');
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isLoading}
      onClick={() => void download()}
      icon={Download}
    >
      {children}
    </Button>
  );
}

import { useSelector } from 'react-redux';

import { serverDetail, toApiError } from '../api/errors';
import { selectToken } from '../api/session';
import { saveFile } from '../lib/browser';
import { toast } from '../lib/toast';
import type { Described } from './button';
import { FileButton } from './file-button';

interface DownloadButtonProps extends Partial<Described> {
  /** The path of the call that replies with the file. */
  path: string;
  fileName: string;
  /** The title of the toast if the download fails. */
  failure: string;
  children: string;
}

/** Downloads a file from the API. A plain link could not send the token. */
export function DownloadButton({ path, fileName, failure, describedBy, children }: DownloadButtonProps) {
  const token = useSelector(selectToken);
  const save = async () => {
    const reply = await fetch(path, { headers: { authorization: `Bearer ${token ?? ''}` } });
    if (reply.ok) {
      saveFile(fileName, await reply.blob());
      return;
    }
    const data: unknown = await reply.json().catch(() => undefined);
    toast.error(failure, serverDetail(toApiError({ status: reply.status, data })));
  };
  return (
    <FileButton save={save} failure={failure} describedBy={describedBy}>
      {children}
    </FileButton>
  );
}

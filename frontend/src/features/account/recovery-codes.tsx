import { Copy, Download } from 'lucide-react';

import { Button } from '../../components/button';
import { saveText } from '../../lib/save-file';
import { toast } from '../../lib/toast';

/** The server shows the codes only once, so the user can copy them or save them as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success('The codes are copied'),
      () => toast.error('Failed to copy the codes'),
    );
  return (
    <div className="flex max-w-[480px] flex-col gap-4">
      <p className="text-body text-text-2">
        Keep these recovery codes. Each signs you in once if you lose your phone. They are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken p-4 max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-body tabular">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy className="size-4" aria-hidden />
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveText('proofround-recovery-codes.txt', text, 'text/plain')}
        >
          <Download className="size-4" aria-hidden />
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}

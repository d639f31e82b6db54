import { Flag } from 'lucide-react';

import { Button, type Described } from '../../components/button';
import { lazyPart } from '../../lib/lazy-part';
import { useDialogParam } from '../../lists/use-dialog-param';
import type { Reported } from './report-dialog';

// Few users report anything, so the form loads on demand.
const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

export type ReportButtonProps = Reported & Described;

/** Opens the dialog that reports a startup, a listing or a message, at `?report=ID`. */
export function ReportButton({ describedBy, ...reported }: ReportButtonProps) {
  const { id } = reported;
  const dialog = useDialogParam('report');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-describedby={describedBy}
        onClick={() => dialog.open(id)}
        icon={Flag}
      >
        Report
      </Button>
      {dialog.value === id && <ReportDialog reported={reported} onClose={dialog.close} />}
    </>
  );
}

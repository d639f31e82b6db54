import { Download } from 'lucide-react';
import { useState } from 'react';

import { toast } from '../lib/toast';
import { Button, type Described } from './button';

interface FileButtonProps extends Partial<Described> {
  /** Makes or fetches the file and saves it. Rejects if the connection fails. */
  save: () => Promise<void>;
  /** The title of the message that is shown if `save` rejects. */
  failure: string;
  children: string;
}

/** Saves a file. Until that is done it shows a spinner. */
export function FileButton({ save, failure, describedBy, children }: FileButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      await save();
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
      aria-describedby={describedBy}
      onClick={() => void download()}
      icon={Download}
    >
      {children}
    </Button>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';

import { CSV_ROWS, type CsvTable, saveCsv } from '../lib/csv';
import { formatCount } from '../lib/format';
import { toast } from '../lib/toast';
import { Button } from './button';

interface CsvButtonProps {
  fileName: string;
  /** Rejects if a part of the table cannot be loaded. */
  table: () => CsvTable | Promise<CsvTable>;
}

/** Downloads what a screen shows as a table for spreadsheets. */
export function CsvButton({ fileName, table }: CsvButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const made = await table();
      saveCsv(fileName, made);
      if (made.rows.length > CSV_ROWS)
        toast.info(
          `The file has the first ${formatCount(CSV_ROWS)} of ${formatCount(made.rows.length)} rows.`,
        );
    } catch {
      toast.error('Failed to make the file', 'Check your connection.');
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
      Download CSV
    </Button>
  );
}

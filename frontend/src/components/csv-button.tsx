import { CSV_ROWS, type CsvTable, saveCsv } from '../lib/csv';
import { formatCount } from '../lib/format';
import { toast } from '../lib/toast';
import { FileButton } from './file-button';

interface CsvButtonProps {
  fileName: string;
  /** Rejects if a part of the table cannot be loaded. */
  table: () => CsvTable | Promise<CsvTable>;
}

/** Downloads what a screen shows as a table for spreadsheets. */
export function CsvButton({ fileName, table }: CsvButtonProps) {
  const save = async () => {
    const made = await table();
    saveCsv(fileName, made);
    if (made.rows.length > CSV_ROWS)
      toast.info(`The file has the first ${formatCount(CSV_ROWS)} of ${formatCount(made.rows.length)} rows.`);
  };
  return (
    <FileButton save={save} failure="Failed to make the file">
      Download CSV
    </FileButton>
  );
}

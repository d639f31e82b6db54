import { formatDate, formatMoment } from '../lib/format';

interface TimeProps {
  /** A moment in ISO-8601. */
  at: string;
}

export const Day = ({ at }: TimeProps) => <time dateTime={at}>{formatDate(at)}</time>;
export const Moment = ({ at }: TimeProps) => <time dateTime={at}>{formatMoment(at)}</time>;

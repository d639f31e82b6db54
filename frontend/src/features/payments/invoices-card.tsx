import { ReceiptText } from 'lucide-react';

import type { Invoice } from '../../api/generated/account-client';
import { FRESH } from '../../api/pages';
import { Badge } from '../../components/badge';
import { TitledCard } from '../../components/card';
import { EmptyState } from '../../components/states';
import { formatDate, formatMoney } from '../../lib/format';
import { Entries } from '../../lists/entries';
import { QueryView } from '../../lists/query-view';
import { useInvoicesListQuery } from './subscription-api';

const STATUSES = {
  open: { text: 'Open', tone: 'bad' },
  paid: { text: 'Paid', tone: 'ok' },
  void: { text: 'Void', tone: 'neutral' },
  uncollectible: { text: 'Not paid', tone: 'bad' },
} as const;

const LINK = 'rounded-control text-primary hover:underline';

function Row({ invoice }: { invoice: Invoice }) {
  const { created_at: at, amount, status, number, url, pdf_url: pdf } = invoice;
  const { text, tone } = STATUSES[status];
  const about = `of ${formatDate(at)}${number === null ? '' : `, ${number}`}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <time dateTime={at} className="min-w-28 text-body">
        {formatDate(at)}
      </time>
      <span className="min-w-20 text-body font-medium tabular">{formatMoney(amount)}</span>
      <Badge tone={tone}>{text}</Badge>
      <span className="ml-auto flex gap-4 text-label">
        {url !== null && (
          <a
            className={LINK}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`View the invoice ${about}`}
          >
            View
          </a>
        )}
        {pdf !== null && (
          <a className={LINK} href={pdf} aria-label={`Download the invoice ${about} as PDF`}>
            PDF
          </a>
        )}
      </span>
    </div>
  );
}

/** The user's invoices, newest first, each with a link to Stripe. */
export function InvoicesCard() {
  const query = useInvoicesListQuery(undefined, FRESH);
  return (
    <TitledCard title="Invoices">
      <QueryView
        query={query}
        name="Your invoices"
        outline={['h-10', 'h-10']}
        failure={null}
        empty={
          // The card above offers the plans.
          <EmptyState icon={ReceiptText} title="There are no invoices yet" action={null}>
            Each payment appears here with its invoice to download.
          </EmptyState>
        }
      >
        {(invoices) => (
          <Entries
            items={invoices}
            name="This invoice"
            itemClassName="border-t border-line py-3 first:border-t-0"
          >
            {(invoice) => <Row invoice={invoice} />}
          </Entries>
        )}
      </QueryView>
    </TitledCard>
  );
}

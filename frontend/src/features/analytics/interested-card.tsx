import { Handshake, Mail } from 'lucide-react';
import { useId, useState } from 'react';

import type { Analytics } from '../../api/generated/client';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Card, CardHeader } from '../../components/card';
import { EmptyState } from '../../components/states';
import { formatCount, formatDate, formatMoney } from '../../lib/format';

type Interested = Analytics['interested_investors'][number];

const FIRST = 10;
const MORE = 20;
/** The first 2 sectors per investor (specification, section 9). */
const SECTORS = 2;

/** Characters that would end the address are escaped; the at sign is the address's own. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

function Item({ interested: { user, investor, interested_at } }: { interested: Interested }) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <h3 id={id} className="text-body font-medium break-words">
          {user.name}
        </h3>
        <p className="text-label break-all text-text-2">{user.email}</p>
        <p className="mt-1 text-label text-muted">
          {investor ? `Budget ${formatMoney(investor.budget)}` : 'No investor profile yet'} ·{' '}
          <time dateTime={interested_at}>{formatDate(interested_at)}</time>
        </p>
        {investor && investor.investment_sectors.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={`Sectors of ${user.name}`}>
            {investor.investment_sectors.slice(0, SECTORS).map((sector, at) => (
              <li key={at} className="flex max-w-full">
                <Badge className="min-w-0">
                  <span className="truncate">{sector}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button asChild variant="secondary" size="small">
        <a href={mailTo(user.email)} aria-describedby={id}>
          <Mail className="size-4" aria-hidden />
          Contact
        </a>
      </Button>
    </li>
  );
}

/** Who recorded interest, newest first, each with a way to write to them. */
export function InterestedCard({ investors }: { investors: readonly Interested[] }) {
  const [shown, setShown] = useState(FIRST);
  return (
    <Card aria-labelledby="interested-title">
      <CardHeader
        id="interested-title"
        title="Interested investors"
        note={investors.length > 0 ? `${formatCount(investors.length)} so far, newest first` : undefined}
      />
      {investors.length === 0 ? (
        <EmptyState icon={Handshake} title="No interested investors yet">
          Who presses I'm Interested appears here, with their e-mail address.
        </EmptyState>
      ) : (
        <ul>
          {investors.slice(0, shown).map((interested) => (
            <Item key={interested.user.email} interested={interested} />
          ))}
        </ul>
      )}
      {investors.length > shown && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4 w-full"
          onClick={() => setShown(shown + MORE)}
        >
          Show more investors
        </Button>
      )}
    </Card>
  );
}

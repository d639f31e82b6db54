import { formatMoney } from '../../lib/format';
import { useDealsListQuery } from './api';
import { DealParty } from './deal-party';
import { dealTitle } from './words';

/** The user's open deals, which end with the account (DEAL-9); nothing if there are none. */
export function OpenDeals() {
  const { data, isError } = useDealsListQuery({});
  const open = data?.filter(({ state }) => state === 'open') ?? [];
  if (isError) return <p className="text-body text-text-2">Open deals end, too. They could not be loaded.</p>;
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="ending-deals">
      <h3 id="ending-deals" className="text-label font-semibold text-text">
        Your open deals fall through, and the other side is told
      </h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-body break-words text-text-2">
        {open.map((deal) => (
          <li key={deal.id}>
            {dealTitle(deal)}, {formatMoney(deal.amount)}
            <DealParty dealId={deal.id} fallback={null} before=", with " />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';

import type { Investor } from '../../api/generated/client';
import { BadgeList } from '../../components/badge';
import { Fact } from '../../components/fact';
import { formatCounted, formatMoney } from '../../lib/format';
import { STAGE_NAMES } from '../../lib/words';

const NOT_STATED = <span className="font-normal text-muted">Not stated</span>;

/** "$50,000 to $250,000", or only one bound if the other is missing. */
function checkSize({ check_size_min: min, check_size_max: max }: Investor): string | null {
  if (min !== null && max !== null) {
    return min === max ? formatMoney(min) : `${formatMoney(min)} to ${formatMoney(max)}`;
  }
  if (min !== null) return `From ${formatMoney(min)}`;
  return max === null ? null : `Up to ${formatMoney(max)}`;
}

function Stated({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <Fact label={label} className={wide ? 'col-span-2' : undefined}>
      {children ?? NOT_STATED}
    </Fact>
  );
}

const Badges = ({ items }: { items: readonly string[] }) => <BadgeList items={items} className="mt-1" />;

/** What the profile says beside the budget. A fact that is missing says so. */
export function ProfileFacts({ investor }: { investor: Investor }) {
  const stages = investor.preferred_stages?.map((stage) => STAGE_NAMES[stage]);
  return (
    <dl className="mt-4 grid grid-cols-2 gap-4 border-t border-line pt-4">
      <Stated label="Check size">{checkSize(investor)}</Stated>
      <Stated label="Portfolio">
        {investor.portfolio_size === null
          ? null
          : formatCounted(investor.portfolio_size, 'company', 'companies')}
      </Stated>
      <Stated label="Sectors" wide>
        <Badges items={investor.investment_sectors} />
      </Stated>
      <Stated label="Stages">{stages ? <Badges items={stages} /> : null}</Stated>
      <Stated label="Geography">
        {investor.geography_preference ? <Badges items={investor.geography_preference} /> : null}
      </Stated>
      <Stated label="Current companies" wide>
        {investor.current_companies}
      </Stated>
      {investor.investment_thesis && (
        <div className="col-span-2">
          <dt className="text-meta text-muted">Thesis</dt>
          <dd className="mt-0.5 text-body break-words whitespace-pre-line text-text-2">
            {investor.investment_thesis}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The facts that matching uses and the profile lacks, in words. */
export function missingFacts(investor: Investor): string[] {
  return [
    checkSize(investor) === null && 'check size',
    !investor.preferred_stages?.length && 'stages',
    !investor.geography_preference?.length && 'geography',
    !investor.investment_thesis && 'thesis',
  ].filter((name) => name !== false);
}

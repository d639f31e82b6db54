import { useId } from 'react';
import { useSearchParams } from 'react-router';

import type { ReportState } from '../../api/generated/account-client';
import { FRESH } from '../../api/pages';
import { TitledCard } from '../../components/card';
import { Segments } from '../../components/segments';
import { KEEP_PLACE, withParam } from '../../lib/search';
import { CursorList } from '../../lists/cursor-list';
import { RULED } from '../../lists/rows';
import { PAGE, useReportsListPagesInfiniteQuery } from './api';
import { NothingHere } from './nothing-here';
import { ReportItem } from './report-item';

const STATES: readonly { value: ReportState; name: string }[] = [
  { value: 'open', name: 'Open' },
  { value: 'upheld', name: 'Upheld' },
  { value: 'dismissed', name: 'Dismissed' },
];
const EMPTY: Record<ReportState, string> = {
  open: 'No report waits for a decision',
  upheld: 'No report has been upheld',
  dismissed: 'No report has been dismissed',
};

/** The users' reports, which the admin dismisses or upholds; their state is in the URL. */
export function ReportList() {
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const state = STATES.find(({ value }) => value === search.get('reports'))?.value ?? 'open';
  const list = useReportsListPagesInfiniteQuery({ ...PAGE, state }, FRESH);
  return (
    <TitledCard
      id={id}
      data-takes-focus
      tabIndex={-1}
      title="Reports"
      note="What users report about startups and listings. Upholding one hides the startup and its listing."
      actions={
        <Segments
          label="State of the reports"
          options={STATES}
          value={state}
          onChoose={(chosen) => setSearch(withParam(search, 'reports', chosen), KEEP_PLACE)}
        />
      }
    >
      <CursorList
        key={state}
        query={{ ...list, data: list.currentData }}
        name="The reports"
        entry="This report"
        outline={['h-40', 'h-40']}
        itemClassName={RULED.wide}
        labelledBy={id}
        more="Show more reports"
        empty={
          <NothingHere title={EMPTY[state]} onLookAgain={list.refetch}>
            What users report appears here, and in the state that you decide on.
          </NothingHere>
        }
      >
        {(report) => <ReportItem report={report} />}
      </CursorList>
    </TitledCard>
  );
}

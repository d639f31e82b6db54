import { ListTodo } from 'lucide-react';

import { SendButton } from '../../forms/send-button';
import { titled } from '../../forms/use-submission';
import { lazyPart } from '../../lib/lazy-part';
import { boundariesWith } from '../../lists/part-boundary';
import { useOperationsOpenQueueBoardMutation } from './api';
import { MetricCards } from './metric-cards';
import { RecentLists } from './recent-lists';
import { TrendsCard } from './trends-card';
import { useAdminData } from './use-admin-data';
import { UsersTable } from './users-table';

const ReviewQueue = lazyPart(async () => (await import('./review-queue')).ReviewQueue);
const ReportList = lazyPart(async () => (await import('./report-list')).ReportList);
const UserSearch = lazyPart(async () => (await import('./user-search')).UserSearch);
const AuditLog = lazyPart(async () => (await import('./audit-log')).AuditLog);

const part = boundariesWith();

/** The gateway serves the board as a separate page, outside this application. */
const BOARD = '/api/admin/queues';

/** Opens the board of the job queues. The server first gives the browser a cookie for it. */
function QueuesButton() {
  const [open] = useOperationsOpenQueueBoardMutation();
  const show = async () => {
    await open().unwrap();
    window.location.assign(BOARD);
  };
  return (
    <SendButton
      variant="secondary"
      size="small"
      send={show}
      failure={titled('Failed to open the job queues')}
      icon={ListTodo}
    >
      Job queues
    </SendButton>
  );
}

/** The admin's view of the platform (SHOW-6). The server decides who the admin is. */
export function AdminDashboard({ onRefused }: { onRefused: () => void }) {
  const { stats, users, activity, isRefused } = useAdminData(onRefused);
  if (isRefused) return null; // the redirect to the dashboard is under way
  return (
    <div className="flex flex-col gap-4">
      <MetricCards query={stats} />
      {/* The admin's own work comes before what others did (SCREEN-24). It loads after the server has
          accepted the user as the admin. */}
      {stats.data && (
        <>
          {part('The review queue', <ReviewQueue />)}
          {part('The reports', <ReportList />)}
        </>
      )}
      {/* Loads after the server has accepted the user as the admin. */}
      {(stats.data !== undefined || stats.error === undefined) && (
        <TrendsCard isEnabled={stats.data !== undefined} />
      )}
      <RecentLists query={activity} />
      {stats.data && part('The search for users', <UserSearch />)}
      <UsersTable query={users} />
      {/* Loads after the server has accepted the user as the admin. */}
      {stats.data && (
        <>
          {part('The audit log', <AuditLog />)}
          <div>
            <QueuesButton />
          </div>
        </>
      )}
    </div>
  );
}

import { MetricCards } from './metric-cards';
import { QueuesButton } from './queues-button';
import { RecentLists } from './recent-lists';
import { ReviewQueue } from './review-queue';
import { TrendsCard } from './trends-card';
import { useAdminData } from './use-admin-data';
import { UsersTable } from './users-table';

/** The platform as the admin sees it (SHOW-6). The server decides who that is. */
export function AdminDashboard({ onRefused }: { onRefused: () => void }) {
  const { stats, users, activity, isRefused } = useAdminData(onRefused);
  if (isRefused) return null; // on the way to the dashboard
  return (
    <div className="flex flex-col gap-4">
      <MetricCards query={stats} />
      {/* Not one of the three calls; asked for once the server has taken the user for the admin. */}
      {(stats.data !== undefined || stats.error === undefined) && (
        <TrendsCard mayAsk={stats.data !== undefined} />
      )}
      <RecentLists query={activity} />
      <UsersTable query={users} />
      {/* Asked for once the server has taken the user for the admin, like the trends. */}
      {stats.data && <ReviewQueue />}
      {stats.data && (
        <div>
          <QueuesButton />
        </div>
      )}
    </div>
  );
}

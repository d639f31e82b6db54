import { PageTitle } from '../../components/page';
import { useUser } from '../session';
import FounderDashboard from './founder-dashboard';

export default function Dashboard() {
  const user = useUser();
  if (user.user_type === 'startup') return <FounderDashboard />;
  return <PageTitle title="Dashboard">Dashboard</PageTitle>;
}

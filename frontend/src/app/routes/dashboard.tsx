import { PartLoading } from '../../components/states';
import { lazyPart } from '../../lib/lazy-part';
import { useUser } from '../session';

const FounderDashboard = lazyPart(async () => (await import('./founder-dashboard')).default, <PartLoading />);
const InvestorDashboard = lazyPart(
  async () => (await import('./investor-dashboard')).default,
  <PartLoading />,
);

/** Loads only the dashboard for the user's kind of account. */
export default function Dashboard() {
  const { user_type: userType } = useUser();
  return userType === 'startup' ? <FounderDashboard /> : <InvestorDashboard />;
}

import { BackLink } from '../../components/back-link';
import { PageTitle } from '../../components/page';
import { DealList } from '../../features/deals/deal-list';

/** The user's deals (SCREEN-12). */
export default function DealsRoute() {
  return (
    <>
      <BackLink to="/marketplace" look="link" />
      <PageTitle title="My deals" className="mb-6" />
      <DealList />
    </>
  );
}

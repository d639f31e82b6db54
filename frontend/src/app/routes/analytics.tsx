import { PageTitle } from '../../components/page';

export default function Analytics() {
  return <PageTitle title="Analytics">Analytics</PageTitle>;
}

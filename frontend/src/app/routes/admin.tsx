import { PageTitle } from '../../components/page';

export default function Admin() {
  return <PageTitle title="Admin Dashboard">Admin Dashboard</PageTitle>;
}

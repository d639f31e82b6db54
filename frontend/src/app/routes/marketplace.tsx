import { PageTitle } from '../../components/page';

export default function Marketplace() {
  return <PageTitle title="Marketplace">Marketplace</PageTitle>;
}

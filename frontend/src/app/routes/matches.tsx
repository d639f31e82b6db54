import { PageTitle } from '../../components/page';

export default function Matches() {
  return <PageTitle title="Matches">Matches</PageTitle>;
}

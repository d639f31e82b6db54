import { PageTitle } from '../../components/page';

export default function EditStartup() {
  return <PageTitle title="Edit startup">Edit startup</PageTitle>;
}

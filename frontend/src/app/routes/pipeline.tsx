import { PageTitle } from '../../components/page';
import { Pipeline as Board } from '../../features/pipeline/pipeline';

/** An investor's pipeline (SCREEN-9). */
export default function Pipeline() {
  return (
    <>
      <PageTitle title="Pipeline" className="mb-6">
        Your pipeline
      </PageTitle>
      <Board />
    </>
  );
}

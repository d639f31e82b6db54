import type { MyInterest } from '../../api/generated/work-client';
import { PageTitle } from '../../components/page';
import { InterestButton } from '../../features/interest/interest-button';
import { MyInterestsCard } from '../../features/interest/my-interests-card';
import { MessageButton, toFounder } from '../../features/messages/message-button';
import { Pipeline as Board } from '../../features/pipeline/pipeline';
import { PipelinePlace } from '../../features/pipeline/pipeline-control';
import { useSettled } from '../../lists/use-settled';

const interestActions = (props: { startup: MyInterest['startup']; describedBy: string }) => {
  const { startup, describedBy } = props;
  return (
    <>
      <InterestButton startupId={startup.id} describedBy={describedBy} />
      <PipelinePlace startup={startup} describedBy={describedBy} />
      <MessageButton {...toFounder(startup)} describedBy={describedBy} />
    </>
  );
};

/** An investor's pipeline and interests (SCREEN-9). */
export default function Pipeline() {
  const { settle, below } = useSettled();
  return (
    <>
      <PageTitle title="Pipeline" className="mb-6">
        Your pipeline
      </PageTitle>
      <div className="flex flex-col gap-8">
        <div>
          <Board onSettled={settle} />
        </div>
        <div className={below}>
          <MyInterestsCard actionsOf={interestActions} />
        </div>
      </div>
    </>
  );
}

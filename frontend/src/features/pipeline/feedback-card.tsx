import type { PassFeedback } from '../../api/generated/work-client';
import { TitledCard } from '../../components/card';
import { Quote } from '../../components/quote';
import { REASON_NAMES } from '../../lib/words';
import { QueryView } from '../../lists/query-view';
import { usePipelineGetFeedbackQuery } from './api';

/** Below this number of passes the server gives no reasons, so that nobody can be identified. */
const ENOUGH = 3;
/** It does not say how many: with one interested investor, one pass would tell who. */
const TOO_FEW = `What investors give as reasons appears from ${ENOUGH} passes on, so that nobody can be identified.`;

/** Why investors passed, for the founder. It never says who. */
export function FeedbackCard({ startupId }: { startupId: string }) {
  const query = usePipelineGetFeedbackQuery({ id: startupId });
  return (
    <TitledCard
      title="Why investors passed"
      note="Reasons without names. Each becomes a task in your plan where the score knows the factor."
    >
      <QueryView query={query} name="The feedback" outline={['h-16']}>
        {(feedback) => <Feedback {...feedback} />}
      </QueryView>
    </TitledCard>
  );
}

function Feedback({ passes, reasons, messages }: PassFeedback) {
  if (reasons === null) return <p className="text-body text-text-2">{TOO_FEW}</p>;
  return (
    <>
      <ul aria-label="Reasons" className="flex flex-col gap-1.5">
        {reasons.map(({ reason, count }) => (
          <li key={reason} className="text-body">
            <span className="font-semibold tabular">
              {count} of {passes}
            </span>
            : {REASON_NAMES[reason].toLowerCase()}
          </li>
        ))}
      </ul>
      {messages !== null && messages.length > 0 && (
        <section aria-labelledby="feedback-messages" className="mt-4 border-t border-line pt-4">
          <h3 id="feedback-messages" className="text-body font-semibold">
            What they wrote
          </h3>
          {messages.map((message, at) => (
            <Quote key={at}>{message}</Quote>
          ))}
        </section>
      )}
    </>
  );
}

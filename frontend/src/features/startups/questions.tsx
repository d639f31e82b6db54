import { useId, useState } from 'react';

import type { AnalysisQuestion, StartupInList } from '../../api/generated/client';
import { Button } from '../../components/button';
import { Quote } from '../../components/quote';
import { SendButton } from '../../forms/send-button';
import { detailOr } from '../../forms/use-submission';
import { formatCount, formatMoney } from '../../lib/format';
import { rememberAnswer, useAnswered } from './answered';
import { useStartupsUpdateMutation } from './api';
import { partsAround, sentenceOf } from './sentence';

/** Describes the value that "yes" fills in, with the form's field name. */
const FILLS: Record<AnalysisQuestion['field'], (value: number) => string> = {
  user_count: (value) => `Users: ${formatCount(value)}`,
  monthly_revenue: (value) => `Monthly revenue: ${formatMoney(value)}`,
  funding_ask: (value) => `Funding ask: ${formatMoney(value)}`,
};

/** What a founder says who was read wrongly. */
const DENIALS: Record<AnalysisQuestion['field'], string> = {
  user_count: 'No, these are not users',
  monthly_revenue: 'No, this is not monthly revenue',
  funding_ask: 'No, this is not the funding ask',
};

const nameOf = ({ field, value }: AnalysisQuestion) => `${field}:${value}`;

/** Numbers in the founder's text that the fields lack. One tap fills them in. */
export function Questions({ startup, heading: Heading }: { startup: StartupInList; heading: 'h2' | 'h3' }) {
  const id = useId();
  const answers = useAnswered(startup);
  const analysedAt = startup.analysis?.generated_at;
  /** The analysis whose questions were answered on this card. */
  const [answered, setAnswered] = useState<string>();
  const open = (startup.analysis?.questions ?? []).filter(
    (question) => !answers.includes(nameOf(question)) && startup[question.field] !== question.value,
  );
  if (open.length === 0 && (answered === undefined || answered !== analysedAt)) return null;
  return (
    <section
      data-takes-focus
      tabIndex={-1}
      aria-labelledby={id}
      className="rounded-control bg-primary-tint px-4 py-3"
    >
      <Heading id={id} className="text-body font-semibold">
        {open.length === 0 ? 'Nothing left to ask' : 'Did we read this right?'}
      </Heading>
      {open.length === 0 && (
        <p className="mt-1 text-label text-text-2">The next analysis may have new questions.</p>
      )}
      <ul className="flex flex-col">
        {open.map((question) => (
          <Question
            key={nameOf(question)}
            startup={startup}
            question={question}
            onAnswered={() => {
              setAnswered(analysedAt);
              rememberAnswer(startup, nameOf(question));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface QuestionProps {
  startup: StartupInList;
  question: AnalysisQuestion;
  onAnswered: () => void;
}

function Question({ startup, question, onAnswered }: QuestionProps) {
  const { field, value, quote, text } = question;
  const id = useId();
  const [update, { isLoading }] = useStartupsUpdateMutation();
  const fillIn = async () => {
    await update({ id: startup.id, startupPatch: { [field]: value } }).unwrap();
    onAnswered();
  };
  return (
    <li className="mt-3 border-t border-line pt-3 first:mt-1 first:border-t-0 first:pt-0">
      <p id={id} className="text-body break-words">
        {text}
      </p>
      <Quote>
        {partsAround(sentenceOf(startup, quote), value).map((part, at) =>
          at % 2 === 1 ? (
            <mark key={at} className="bg-transparent font-semibold text-text">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </Quote>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <SendButton
          size="small"
          aria-describedby={id}
          send={fillIn}
          done="Startup updated! AI is scoring it again..."
          failure={detailOr('Failed to update startup')}
        >
          Yes, fill it in
        </SendButton>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={id}
          disabled={isLoading}
          onClick={onAnswered}
        >
          {DENIALS[field]}
        </Button>
        <span className="text-label text-text-2 tabular">{FILLS[field](value)}</span>
      </div>
    </li>
  );
}

import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { z } from 'zod';

import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ApiForm } from '../../forms/api-form';
import type { FieldDescriptor } from '../../forms/field';
import { FormField } from '../../forms/form-field';
import { useApiForm } from '../../forms/use-api-form';
import { detailOr } from '../../forms/use-submission';
import { toast } from '../../lib/toast';

interface VerdictWords {
  action: string;
  title: string;
  /** The end of the confirmation's sentence; the startup's name precedes it. */
  consequence: string;
  done: string;
  failed: string;
}

interface VerdictFormProps<Verdict extends string, Schema extends z.ZodObject> {
  verdicts: readonly [Verdict, ...Verdict[]];
  words: Record<Verdict, VerdictWords>;
  schema: Schema;
  fields: readonly FieldDescriptor<'note'>[];
  draft: string | undefined;
  decide: (decision: z.output<Schema>) => Promise<unknown>;
  /** The startup's name, and the id of the element with it. */
  title: string;
  titleId: string;
}

interface CaseHeadProps {
  titleId: string;
  startup: { id: string; idea_title: string };
  /** The badges beside the startup's name. */
  children: ReactNode;
}

/** A link to the analytics of the case's startup, and the state of the case. */
export function CaseHead({ titleId, startup, children }: CaseHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <h3 id={titleId} className="min-w-0 text-body font-medium break-words">
        <Link to={`/analytics/${startup.id}`} className="rounded-control text-primary hover:underline">
          {startup.idea_title}
        </Link>
      </h3>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </div>
  );
}

/** A button for each verdict, with one note. Asks for confirmation first. */
export function VerdictForm<Verdict extends string, Schema extends z.ZodObject>(
  props: VerdictFormProps<Verdict, Schema>,
) {
  const { verdicts, words, schema, fields, draft, decide, title, titleId } = props;
  const [verdict, setVerdict] = useState<Verdict>(verdicts[0]);
  const [isAsking, setAsking] = useState(false);
  const { action, title: question, consequence, done, failed } = words[verdict];
  const form = useApiForm({
    schema,
    fields,
    constants: { state: verdict },
    draft,
    send: async (decision) => {
      await decide(decision);
      toast.success(done);
      setAsking(false);
      form.discard();
    },
    failure: (error) => {
      setAsking(false);
      return detailOr(failed)(error);
    },
  });
  const ask = async (option: Verdict) => {
    if (!(await form.check(['note']))) return;
    setVerdict(option);
    setAsking(true);
  };
  return (
    <ApiForm form={form} className="flex flex-col gap-4">
      <FormField form={form} name="note" />
      <div className="flex flex-wrap gap-2">
        {verdicts.map((option) => (
          <Button
            key={option}
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            onClick={() => void ask(option)}
          >
            {words[option].action}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={question}
        description={<span className="break-words">{`${title} ${consequence}`}</span>}
        action={action}
        busy={form.isBusy}
        onConfirm={() => form.submit()}
        onClose={() => setAsking(false)}
      />
    </ApiForm>
  );
}

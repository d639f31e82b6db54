import { FilePenLine, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';

import { errorText, fieldProblems } from '../../api/errors';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { toast } from '../../lib/toast';
import { Composer } from './composer';
import { isBegun, type Speaker } from './conversation';
import { CreateProfile } from './create-profile';
import { Ended } from './ended';
import { KnownSoFar } from './known-so-far';
import { MessageList } from './message-list';
import type { Fact, Subject } from './subjects';
import { useConversation } from './use-conversation';

export interface ChatProps<Body> {
  speaker: Speaker;
  subject: Subject<Body>;
  /** Sends the collected body; rejects with the API's error. */
  create: (body: Body, key: string) => Promise<unknown>;
  /** The profile is there, and the conversation is no longer kept. */
  onCreated: (body: Body) => void;
  /** To the form, with what is known so far. */
  onSwitch: (known: Readonly<Record<string, unknown>>) => void;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** The AI chat builder: a conversation, and the profile it fills. */
export function Chat<Body>({ speaker, subject, create, onCreated, onSwitch }: ChatProps<Body>) {
  const [conversation, actions] = useConversation(speaker);
  const { waiting, ended, typed, extracted_data: data } = conversation;
  const [creating, setCreating] = useState(false);
  const [asking, setAsking] = useState(false);
  // A complaint is about the data it was made of; what is said since may have mended it.
  const [refused, setRefused] = useState({ data, problems: NO_PROBLEMS });
  const problems = refused.data === data ? refused.problems : NO_PROBLEMS;
  const input = useRef<HTMLTextAreaElement>(null);

  const labelOf = (field: string) => subject.facts.find(({ name }) => name === field)?.label ?? field;
  const submit = async () => {
    const parsed = subject.parse(data);
    if (!parsed.ok) {
      setRefused({ data, problems: parsed.problems });
      toast.error('Failed to create profile');
      return;
    }
    setCreating(true);
    try {
      await create(parsed.body, actions.keyFor(parsed.body));
      toast.success(subject.created);
      actions.conclude();
      onCreated(parsed.body);
    } catch (error) {
      setRefused({ data, problems: fieldProblems(error) });
      toast.error(errorText(error, 'Failed to create profile'));
      setCreating(false);
    }
  };
  const correct = ({ label }: Fact) => {
    actions.type(`Change the ${label.toLowerCase()} to `);
    requestAnimationFrame(() => input.current?.focus());
  };

  return (
    <div className="grid gap-4 md:h-[calc(100dvh-11.5rem)] md:min-h-112 md:grid-cols-[minmax(0,1fr)_320px] md:grid-rows-[minmax(0,1fr)]">
      <Card
        aria-label="AI chat"
        className="flex min-h-0 flex-col p-0! max-md:order-last max-md:h-[calc(100dvh-14rem)] max-md:min-h-112"
      >
        <header className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-5 py-2.5 max-sm:px-4">
          <h2 className="mr-auto text-body font-semibold max-sm:sr-only">AI chat</h2>
          <Button
            variant="quiet"
            size="small"
            disabled={creating}
            onClick={() => (isBegun(conversation) ? setAsking(true) : actions.startOver())}
          >
            <RotateCcw className="size-4" aria-hidden />
            Start over
          </Button>
          <Button variant="secondary" size="small" disabled={creating} onClick={() => onSwitch(data)}>
            <FilePenLine className="size-4" aria-hidden />
            Switch to form
          </Button>
        </header>
        <MessageList
          key={conversation.id}
          conversation={conversation}
          onRetry={actions.retry}
          onTakeBack={(messageId) => {
            actions.takeBack(messageId);
            input.current?.focus();
          }}
          onOpen={actions.open}
        />
        <p role="status" className="h-6 px-5 text-label text-muted max-sm:px-4">
          <span className="mx-auto block max-w-[720px]">{waiting && 'Assistant is replying…'}</span>
        </p>
        <div className="border-t border-line px-5 py-3 max-sm:px-4">
          <div className="mx-auto max-w-[720px]">
            {conversation.is_complete && (
              <CreateProfile
                creating={creating}
                problems={[...problems].map(([field, msg]) => `${labelOf(field)}: ${msg}`)}
                onCreate={() => void submit()}
              />
            )}
            {ended ? (
              <Ended onStartAgain={() => actions.startOver({ keep: true })} onSwitch={() => onSwitch(data)} />
            ) : (
              <Composer
                value={typed}
                disabled={waiting || creating || conversation.session_id === null}
                input={input}
                onChange={actions.type}
                onSend={() => {
                  actions.type('');
                  actions.say(typed);
                }}
              />
            )}
          </div>
        </div>
      </Card>
      <KnownSoFar
        facts={subject.facts}
        data={data}
        problems={problems}
        disabled={waiting || creating || ended}
        onCorrect={correct}
      />
      <ConfirmDialog
        open={asking}
        title="Start over?"
        description="The conversation and what we know so far will be discarded."
        action="Start over"
        onConfirm={() => {
          setAsking(false);
          actions.startOver();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

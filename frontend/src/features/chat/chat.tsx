import { FilePenLine, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { shortLabel } from '../../forms/field';
import { Composer } from './composer';
import { isStarted, type Speaker } from './conversation';
import { correctionOf, correctionProblem } from './correction';
import { CreateProfile, Ended } from './create-profile';
import { KnownSoFar } from './known-so-far';
import { MessageList } from './message-list';
import type { Subject } from './subjects';
import { suggestionsFor } from './suggestions';
import { useConversation } from './use-conversation';
import { useCreateStep } from './use-create-step';
import { useSwitch } from './use-switch';

export interface ChatProps<Body> {
  speaker: Speaker;
  subject: Subject<Body>;
  /** Sends the collected body; rejects with the API's error. */
  create: (body: Body, key: string) => Promise<unknown>;
  /** Called when the profile is created. The conversation is no longer stored. */
  onCreated: (body: Body) => void;
  /** Called when the user discards the conversation with its facts. */
  onDiscard: () => void;
  /** Opens the form with the collected fields. */
  onSwitch: (known: Readonly<Record<string, unknown>>) => void;
}

/** The AI chat builder: a conversation and the fields it has collected. */
export function Chat<Body>({ speaker, subject, create, onCreated, onDiscard, onSwitch }: ChatProps<Body>) {
  const [conversation, actions] = useConversation(speaker);
  const { waiting, ended, typed, extracted_data: data } = conversation;
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const creation = useCreateStep({
    subject,
    userId: speaker.id,
    data,
    create,
    onCreated: (body: Body) => {
      actions.conclude(conversation.id);
      onCreated(body);
    },
  });
  const toForm = useSwitch(conversation, onSwitch);
  const { isCreating, problems } = creation;
  const labelOf = (name: string) => {
    const field = subject.fields.find((candidate) => candidate.name === name);
    return field ? shortLabel(field) : name;
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:h-[calc(100dvh-11.5rem)] md:min-h-112 md:grid-cols-[minmax(0,1fr)_320px] md:grid-rows-[minmax(0,1fr)]">
      <Card
        aria-label="AI chat"
        padding="none"
        className="flex min-h-0 flex-col max-md:order-last max-md:h-[calc(100dvh-14rem)] max-md:min-h-112"
      >
        <header className="flex flex-wrap items-center justify-end gap-2 border-b border-line px-5 py-2.5 max-sm:px-4">
          <h2 className="mr-auto text-body font-semibold max-sm:sr-only">AI chat</h2>
          <Button
            variant="quiet"
            size="small"
            disabled={isCreating}
            onClick={() => (isStarted(conversation) ? setAsking(true) : actions.startOver())}
            icon={RotateCcw}
          >
            Start over
          </Button>
          <Button
            variant="secondary"
            size="small"
            loading={toForm.isWaiting}
            disabled={isCreating}
            onClick={toForm.open}
            icon={FilePenLine}
          >
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
                creating={isCreating}
                waiting={waiting}
                problems={[...problems].map(([name, message]) => `${labelOf(name)}: ${message}`)}
                onCreate={creation.create}
              />
            )}
            {ended ? (
              <Ended onStartAgain={() => actions.startOver({ keep: true })} onSwitch={() => onSwitch(data)} />
            ) : (
              <Composer
                value={typed}
                disabled={waiting || isCreating || conversation.session_id === null}
                input={input}
                suggestions={suggestionsFor(conversation, subject)}
                onChange={actions.type}
                onSend={(text) => {
                  if (text === typed) actions.type('');
                  actions.say(text);
                }}
              />
            )}
          </div>
        </div>
      </Card>
      <KnownSoFar
        subject={subject}
        data={data}
        problems={problems}
        disabled={waiting || isCreating || ended}
        problemOf={(field, text) => correctionProblem(subject, data, field, text)}
        onCorrect={(field, text) => actions.say(correctionOf(field, text))}
      />
      <ConfirmDialog
        open={asking}
        title="Start over?"
        description="The conversation and what we know so far will be discarded."
        action="Start over"
        onConfirm={() => {
          setAsking(false);
          actions.startOver();
          onDiscard();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

import { type RefObject, useRef } from 'react';

import { Card } from '../../components/card';
import { shortLabel } from '../../forms/field';
import { ChatHeader } from './chat-header';
import { Composer } from './composer';
import { type Conversation, isStarted, type Speaker } from './conversation';
import { correctionOf, correctionProblem } from './correction';
import { CreateProfile, Ended } from './create-profile';
import { KnownSoFar } from './known-so-far';
import { MessageList } from './message-list';
import type { Subject } from './subjects';
import { suggestionsFor } from './suggestions';
import { type ConversationActions, useConversation } from './use-conversation';
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
  const { waiting, ended, extracted_data: data } = conversation;
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

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:h-[calc(100dvh-11.5rem)] md:min-h-112 md:grid-cols-[minmax(0,1fr)_320px] md:grid-rows-[minmax(0,1fr)]">
      <Card
        aria-label="AI chat"
        padding="none"
        className="flex min-h-0 flex-col max-md:order-last max-md:h-[calc(100dvh-14rem)] max-md:min-h-112"
      >
        <ChatHeader
          disabled={creation.isCreating}
          asksFirst={isStarted(conversation)}
          onStartOver={actions.startOver}
          onDiscard={onDiscard}
          toForm={toForm}
        />
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
        <NextTurn
          subject={subject}
          conversation={conversation}
          actions={actions}
          creation={creation}
          input={input}
          onSwitch={() => onSwitch(data)}
        />
      </Card>
      <KnownSoFar
        subject={subject}
        data={data}
        problems={creation.problems}
        disabled={waiting || creation.isCreating || ended}
        problemOf={(field, text) => correctionProblem(subject, data, field, text)}
        onCorrect={(field, text) => actions.say(correctionOf(field, text))}
      />
    </div>
  );
}

interface NextTurnProps<Body> extends Pick<ChatProps<Body>, 'subject'> {
  conversation: Conversation;
  actions: ConversationActions;
  creation: ReturnType<typeof useCreateStep>;
  input: RefObject<HTMLTextAreaElement | null>;
  onSwitch: () => void;
}

/** What the user can do next: create the profile, write, or continue after the end of the conversation. */
function NextTurn<Body>({ subject, conversation, actions, creation, input, onSwitch }: NextTurnProps<Body>) {
  const { waiting, ended, typed } = conversation;
  const { isCreating, problems } = creation;
  const labelOf = (name: string) => {
    const field = subject.fields.find((candidate) => candidate.name === name);
    return field ? shortLabel(field) : name;
  };
  return (
    <>
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
            <Ended onStartAgain={() => actions.startOver({ keep: true })} onSwitch={onSwitch} />
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
    </>
  );
}

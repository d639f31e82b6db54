import { client } from '../api/generated/client';
import { onRestored, storage } from '../lib/storage';
import { type FieldDescriptor, toText, type Values, valuesOf } from './field';

/** Drafts of other versions are ignored, because their fields may differ. */
const VERSION = 1;

type Texts = Readonly<Record<string, string>>;

/** The last attempt to send a form: its body and its Idempotency-Key. */
interface Submission {
  body: string;
  key: string;
}

/** An unsent form in this browser's storage. It survives a reload and an expired session. */
interface Draft {
  /** Only the values that differ from the initial ones, so that changes made elsewhere are kept. */
  values: Texts;
  /** The values that the chat filled in. A field with another value was edited by the user. */
  filledByChat: Texts;
  submission: Submission | undefined;
}

/** The storage key of a draft. A draft belongs to one user and optionally to one entity. */
export const draftKey = (form: string, userId: string, entityId?: string): string =>
  ['draft', form, userId, ...(entityId === undefined ? [] : [entityId])].join(':');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

function textsOf(value: unknown): Texts {
  const entries: [string, unknown][] = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Parses by hand, because the header's checkout must not wait for a schema library. */
export function loadDraft(key: string): Draft {
  const stored = parse(storage.get(key));
  const isReadable = memberOf(stored, 'version') === VERSION;
  const readable = isReadable ? stored : undefined;
  const { body, key: submissionKey } = textsOf(memberOf(readable, 'submission'));
  const isSubmission = body !== undefined && submissionKey !== undefined;
  return {
    values: textsOf(memberOf(readable, 'values')),
    filledByChat: textsOf(memberOf(readable, 'filledByChat')),
    submission: isSubmission ? { body, key: submissionKey } : undefined,
  };
}

function save(key: string, draft: Draft): void {
  const isEmpty = Object.keys(draft.values).length === 0 && draft.submission === undefined;
  if (isEmpty) storage.remove(key);
  else storage.set(key, JSON.stringify({ version: VERSION, ...draft }));
}

export const saveValues = (key: string, values: Texts): void => save(key, { ...loadDraft(key), values });

export const clearDraft = (key: string): void => storage.remove(key);

/** Calls back when another tab may have changed the draft. Returns a function that unsubscribes. */
export function onDraftChangedElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', onStorage);
  const stop = onRestored(listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

/** Whether the draft has any text. */
export const hasDraft = (key: string): boolean =>
  Object.values(loadDraft(key).values).some((text) => text.trim() !== '');

/** The Idempotency-Key of this body. Repeated attempts with equal content use the same key. */
export function submissionKey(key: string, body: unknown): string {
  const draft = loadDraft(key);
  const text = JSON.stringify(body);
  if (draft.submission?.body === text) return draft.submission.key;
  const submission = { body: text, key: crypto.randomUUID() };
  save(key, { ...draft, submission });
  return submission.key;
}

/**
 * Copies the chat's values into the draft, except for fields that the user edited. A null takes out what
 * the chat had filled in.
 */
export function fillFromChat(
  key: string,
  fields: readonly FieldDescriptor[],
  known: Readonly<Record<string, unknown>>,
): void {
  const draft = loadDraft(key);
  const base = valuesOf(fields);
  const values: Values = { ...draft.values };
  const filledByChat: Values = { ...draft.filledByChat };
  for (const { name } of fields) {
    const text = toText(known[name]);
    const now = values[name] ?? '';
    const isTyped = now.trim() !== '' && now !== filledByChat[name];
    if (text !== undefined && !isTyped) values[name] = filledByChat[name] = text;
    if (known[name] === null && now === filledByChat[name]) values[name] = base[name] ?? '';
  }
  save(key, { ...draft, values: changesOf(base, values), filledByChat });
}

/** Takes out of the draft what the chat has filled in, except for fields that the user edited. */
export const takeBackFromChat = (key: string, fields: readonly FieldDescriptor[]): void =>
  fillFromChat(key, fields, Object.fromEntries(fields.map(({ name }) => [name, null])));

/** The values that differ from the base, without the omitted ones. */
export const changesOf = (base: Texts, values: Texts, omitted: readonly string[] = []): Texts =>
  Object.fromEntries(
    Object.entries(values).filter(([name, text]) => text !== base[name] && !omitted.includes(name)),
  );

/** The signed-in user's id; undefined while no user is known. */
export const useUserId = (): string | undefined =>
  client.endpoints.accountsGet.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ id: data?.id }),
  }).id;

/** The storage key of the signed-in user's draft, of one entity or of all; undefined while no user is known. */
export function useDraftKey(form: string, entityId?: string): string | undefined {
  const userId = useUserId();
  return userId && draftKey(form, userId, entityId);
}

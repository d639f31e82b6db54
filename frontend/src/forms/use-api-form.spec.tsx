import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';

import { toApiError } from '../api/errors';
import { renderApp } from '../test/render';
import { ApiForm } from './api-form';
import { draftKey, saveValues } from './draft';
import type { FieldDescriptor } from './field';
import { FormField } from './form-field';
import { useApiForm } from './use-api-form';
import { detailOr } from './use-submission';

const schema = z.object({ owner: z.string(), title: z.string(), price: z.number().nullish() });
const fields: readonly FieldDescriptor<'title' | 'price'>[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'price', label: 'Price', kind: 'money' },
];
type Send = (body: z.output<typeof schema>, key: string) => Promise<void>;

function Form({ send }: { send: Send }) {
  const form = useApiForm({
    schema,
    fields,
    constants: { owner: 'u1' },
    draft: draftKey('test', 'u1'),
    send,
    failure: detailOr('Failed'),
  });
  return (
    <ApiForm form={form} label="Test">
      <FormField form={form} name="title" />
      <FormField form={form} name="price" />
      <button type="submit">Send</button>
    </ApiForm>
  );
}

const sending = () => jest.fn<ReturnType<Send>, Parameters<Send>>();
const refusal = (...problems: [field: string, msg: string][]) =>
  toApiError({
    status: 422,
    data: { detail: problems.map(([field, msg]) => ({ loc: ['body', field], msg })) },
  });
const DOWN = toApiError({ status: 503, data: {} });
const show = (send: Send) => ({ ...renderApp(<Form send={send} />), user: userEvent.setup() });
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send' }));
const title = () => screen.getByLabelText('Title');
const price = () => screen.getByLabelText(/^Price/);

describe('a form of the kit', () => {
  beforeEach(() => window.localStorage.clear());

  it('keeps draft and key over a reload: equal content has the same key, other content a new one', async () => {
    const send = sending().mockRejectedValue(DOWN);
    const first = show(send);
    await first.user.type(title(), 'LedgerLoop');
    await first.user.type(price(), '1,200');
    await press(first.user);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    first.unmount();

    const { user } = show(send.mockRejectedValueOnce(DOWN).mockResolvedValue());
    expect(title()).toHaveValue('LedgerLoop');
    expect(price()).toHaveValue('1,200');
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await user.type(title(), '!');
    await press(user);
    await waitFor(() => expect(window.localStorage).toHaveLength(0));
    const [body, again, other] = send.mock.calls;
    expect(body?.[0]).toEqual({ owner: 'u1', title: 'LedgerLoop', price: 1200 });
    expect(again).toEqual(body);
    expect(other?.[0]).toMatchObject({ title: 'LedgerLoop!' });
    expect(other?.[1]).not.toBe(body?.[1]);
  });

  it('shows the server’s problem on its field, focuses the field, and shows other problems below the form', async () => {
    const refused = refusal(['owner', 'Is unknown'], ['price', 'Is too low']);
    const { user } = show(sending().mockRejectedValue(refused));
    await user.type(title(), 'LedgerLoop');
    await press(user);
    expect(await screen.findByText('Is too low')).toBeVisible();
    expect(price()).toHaveAccessibleDescription('Is too low');
    expect(price()).toHaveFocus();
    expect(screen.getByText('owner: Is unknown')).toBeVisible();
    await user.type(price(), '5');
    expect(screen.queryByText('Is too low')).toBeNull();
  });

  it('shows problems against the contract in the server’s words, and sends nothing', async () => {
    const send = sending();
    const { user } = show(send);
    await user.type(price(), 'cheap');
    await press(user);
    expect(await screen.findByText('Field required')).toBeVisible();
    expect(screen.getByText(/^Please type a sum in US dollars/)).toBeVisible();
    expect(title()).toHaveFocus();
    expect(title()).toBeRequired();
    expect(price()).not.toBeRequired();
    expect(send).not.toHaveBeenCalled();
  });
});

// rule: SCREEN-21
describe('a form that is open in two tabs', () => {
  const KEY = draftKey('test', 'u1');
  beforeEach(() => window.localStorage.clear());
  /** Changes the storage as another tab does, which tells this one. */
  const elsewhere = (change: () => void) =>
    act(() => {
      change();
      const newValue = window.localStorage.getItem(KEY);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    });

  it('shows in each what is typed in the other, and loses nothing', async () => {
    const { user } = show(sending());
    await user.type(title(), 'LedgerLoop');
    elsewhere(() => saveValues(KEY, { title: 'LedgerLoop', price: '1200' }));
    expect(price()).toHaveValue('1200');
    await user.type(title(), '!');
    expect(window.localStorage.getItem(KEY)).toContain('"price":"1200"');
  });

  it('is emptied when the other tab has sent it, so that it cannot be sent twice', async () => {
    const send = sending();
    const { user } = show(send);
    await user.type(title(), 'LedgerLoop');
    elsewhere(() => window.localStorage.removeItem(KEY));
    expect(title()).toHaveValue('');
    await press(user);
    expect(await screen.findByText('Field required')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('is emptied when Back restores it after the other tab has sent it', async () => {
    const { user } = show(sending());
    await user.type(title(), 'LedgerLoop');
    window.localStorage.removeItem(KEY);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(title()).toHaveValue('');
  });
});

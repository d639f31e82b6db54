import { screen, waitFor, within } from '@testing-library/react';

import { heldAnswer, interviewerServer } from './testing/interviewer';
import { COMPLETE, greeted, input, show } from './testing/screen';

const { received, answers } = interviewerServer();

const lastMessage = () => received.at(-1)?.message;
const known = () => within(screen.getByRole('region', { name: 'What we know so far' }));
const suggestions = () => within(screen.getByRole('group', { name: 'Suggested replies' }));

describe('the pencil beside a known field', () => {
  const DATA = { ...COMPLETE, stage: 'mvp', monthly_revenue: 1850, location: 'Dublin' };
  const opened = async (field: string) => {
    answers({ is_complete: true, extracted_data: DATA });
    show();
    const user = await greeted();
    await user.click(known().getByRole('button', { name: `Correct ${field}` }));
    return user;
  };

  // rule: CHAT-11
  it('edits the field in place, sends the correction, and returns the focus to the value', async () => {
    const user = await opened('Description');
    const editor = known().getByRole('textbox', { name: 'Description' });
    expect(editor).toHaveValue('Bookkeeping.');
    expect(editor).toHaveFocus();
    const { answer, give } = heldAnswer();
    answers(answer);
    await user.type(editor, ' It says "paid".{Shift>}{Enter}{/Shift}For clinics.{Enter}');
    await waitFor(() =>
      expect(lastMessage()).toBe('Change the description to "Bookkeeping. It says "paid".\nFor clinics."'),
    );
    expect(known().queryByRole('textbox')).toBeNull();
    expect(known().getByText('Bookkeeping.')).toHaveFocus();
    give({ is_complete: true, extracted_data: { ...DATA, idea_description: 'New.' } });
    expect(await known().findByText('New.')).toBeVisible();
  });

  it.each([
    ['Monthly revenue', '$2,500.5', 'Change the monthly revenue to "$2,500.50"'],
    ['Monthly revenue', '60.000', 'Change the monthly revenue to "$60,000"'],
    ['Sector', 'Robotics', 'Change the sector to "Robotics"'],
    ['Location', ' ', 'Remove the location'],
  ])('turns %s "%s" into "%s"', async (field, typed, message) => {
    const user = await opened(field);
    const editor = screen.getByLabelText(field, { selector: 'input' });
    await user.clear(editor);
    await user.type(editor, `${typed}{Enter}`);
    await waitFor(() => expect(lastMessage()).toBe(message));
  });

  it('offers the four stages', async () => {
    const user = await opened('Stage');
    const stages = known().getByRole('combobox', { name: 'Stage' });
    expect(stages).toHaveValue('mvp');
    await user.selectOptions(stages, 'Growing');
    await user.click(known().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastMessage()).toBe('Change the stage to "growing"'));
  });

  it.each([
    ['Monthly revenue', 'plenty', 'Please type a sum in US dollars, such as 3,000 or 2.9k'],
    ['Name', ' ', 'Field required'],
  ])('refuses %s "%s" beside the field, and sends nothing', async (field, typed, problem) => {
    const user = await opened(field);
    const editor = known().getByRole('textbox', { name: field });
    await user.clear(editor);
    await user.type(editor, `${typed}{Enter}`);
    expect(known().getByRole('alert')).toHaveTextContent(problem);
    expect(editor).toHaveAttribute('aria-invalid', 'true');
    expect(editor).toHaveFocus();
    expect(received).toHaveLength(1);
  });

  it.each(['{Escape}', '{Enter}'])('sends nothing for an unchanged value on %s', async (key) => {
    const user = await opened('Name');
    await user.keyboard(key);
    expect(known().queryByRole('textbox')).toBeNull();
    expect(known().getByText('LedgerLoop')).toHaveFocus();
    expect(received).toHaveLength(1);
  });
});

describe('the suggested replies', () => {
  // rule: CHAT-13
  it.each([
    ['sector', 'HealthTech', 8],
    ['stage', 'Growing', 4],
  ])('for the %s send the choice as a message', async (asking, choice, count) => {
    answers({ asking }, { message: 'Noted.' });
    show();
    const user = await greeted();
    expect(suggestions().getAllByRole('button')).toHaveLength(count);
    await user.click(suggestions().getByRole('button', { name: choice }));
    await waitFor(() => expect(lastMessage()).toBe(choice));
    await waitFor(() => expect(input()).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Suggested replies' })).toBeNull();
  });

  // rule: CHAT-13
  it('finish the chat once the required fields are known, and confirm the summary', async () => {
    answers({ asking: 'location', extracted_data: COMPLETE }, { extracted_data: COMPLETE });
    show();
    const user = await greeted();
    await user.click(suggestions().getByRole('button', { name: "That's all for now" }));
    await user.click(await screen.findByRole('button', { name: "Yes, that's right" }));
    await waitFor(() =>
      expect(received.map(({ message }) => message)).toEqual([
        'Hello!',
        "That's all for now",
        "Yes, that's right",
      ]),
    );
  });

  it('are empty for other questions and when the chat is complete', async () => {
    answers({ asking: 'problem_statement' }, { is_complete: true, extracted_data: COMPLETE });
    show();
    const user = await greeted();
    expect(screen.queryByRole('group', { name: 'Suggested replies' })).toBeNull();
    await user.type(input(), 'done{Enter}');
    await screen.findByRole('button', { name: 'Create Profile' });
    expect(screen.queryByRole('group', { name: 'Suggested replies' })).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import React from 'react';

import type { Startup } from '../../api/generated/client';
import type { Task } from '../../api/generated/work-client';
import { anId, aStartup, aTask } from '../../test/builders';
import { gate } from '../../test/gate';
import { http } from '../../test/http';
import { renderApp } from '../../test/render';
import { apiServer } from '../../test/server';
import { NextStep } from './next-step';
import { TasksCard } from './tasks-card';

const ID = anId(1);
const server = apiServer();
let tasks: Task[];
const sent: unknown[] = [];

beforeEach(() => {
  tasks = [aTask(1)];
  sent.length = 0;
  server.use(
    http.get(`*/api/startups/${ID}/tasks`, () => HttpResponse.json(tasks)),
    http.put('*/api/tasks/:id', async ({ params, request }) => {
      const change = await request.json();
      sent.push(change);
      tasks = tasks.map((task) => (task.id === params.id ? { ...task, ...change } : task));
      return HttpResponse.json(tasks.find(({ id }) => id === params.id));
    }),
  );
});

afterEach(() => jest.restoreAllMocks());

/** Delays the server's answers to the first two changes. */
function hold() {
  const gates = [gate(), gate()] as const;
  let changes = 0;
  server.use(
    http.put('*/api/tasks/:id', async () => {
      await gates[changes++]?.opened; // falls through to the next handler
    }),
  );
  return gates;
}

/** Delays the next list, which then shows the tasks as they were when it was requested, and Task 2. */
function holdList() {
  const [asked, held] = [gate(), gate()];
  server.use(
    http.get(
      `*/api/startups/${ID}/tasks`,
      async () => {
        const read = [...tasks, aTask(2)];
        asked.open();
        await held.opened;
        return HttpResponse.json(read);
      },
      { once: true },
    ),
  );
  return { asked: asked.opened, open: held.open };
}

/** A deferred value that React never gets to draw anew. */
function useFirst<Value>(value: Value): Value {
  const [first, setFirst] = React.useState(value);
  if (!first && value) setFirst(() => value);
  return first;
}

const TasksWithNextStep = () => (
  <>
    <NextStep startup={aStartup(1)} isOnly />
    <TasksCard startup={aStartup(1)} />
  </>
);

const show = (changes: Partial<Startup> = {}) => {
  renderApp(<TasksCard startup={aStartup(1, changes)} />);
  return userEvent.setup();
};

describe('the tasks of a startup', () => {
  // rule: TASK-1
  it('are grouped by 7, 30 and 90 days, with priority, points and factor', async () => {
    tasks = [
      aTask(1),
      aTask(2, { horizon_days: 30, priority: 'medium' }),
      aTask(3, { horizon_days: 90, points: 0 }),
    ];
    show();
    const week = await screen.findByRole('region', { name: 'Within 7 days' });
    expect(week).toHaveTextContent('Task 1Description 1High priority+3.3 pointsfor Target customer');
    expect(screen.getByRole('region', { name: 'Within 30 days' })).toHaveTextContent(
      'Task 2Description 2Medium',
    );
    const quarter = screen.getByRole('region', { name: 'Within 90 days' });
    expect(quarter).toHaveTextContent('Task 3');
    expect(quarter).not.toHaveTextContent('points');
  });

  // rule: SCORE-17
  it('stand in the order of the gain that they show', async () => {
    tasks = [aTask(1, { points: 1.9 }), aTask(2, { points: 2.2 })];
    show();
    const titles = (await screen.findAllByRole('checkbox')).map((box) => box.closest('div')?.textContent);
    expect(titles).toEqual([expect.stringContaining('Task 2'), expect.stringContaining('Task 1')]);
  });

  it('link to the field that answers them, or to the form if no single field does', async () => {
    tasks = [aTask(1), aTask(2, { factor: 'Statements contradict each other' })];
    show();
    const [first, second] = await screen.findAllByRole('link', { name: 'Add your answer' });
    expect(first).toHaveAttribute('href', `/edit-startup/${ID}?field=target_market&task=${anId(801)}`);
    expect(first).toHaveAccessibleDescription('Task 1');
    expect(second).toHaveAttribute('href', `/edit-startup/${ID}?task=${anId(802)}`);
    expect(screen.getByText(/Ticking a task changes no score/)).toBeVisible();
  });

  // rule: DASH-8
  it('are completed with the checkbox, struck through with a Done badge, and reopened with it', async () => {
    const user = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Task 1' }));
    expect(await screen.findByText('Done')).toBeVisible();
    expect(await screen.findByText('Task updated!')).toBeVisible();
    expect(screen.getByText('Task 1')).toHaveClass('line-through');
    const box = screen.getByRole('checkbox', { name: 'Task 1' });
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    await user.click(box);
    await screen.findByRole('checkbox', { name: 'Task 1', checked: false });
    expect(screen.queryByText('Done')).toBeNull();
    expect(sent).toEqual([{ status: 'completed' }, { status: 'pending' }]);
  });

  // rule: DASH-8
  it('can be set to any of the three statuses with the select', async () => {
    const user = show();
    const list = await screen.findByRole('combobox', { name: 'Status of Task 1' });
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending', 'In progress', 'Completed']);
    await user.selectOptions(list, 'In progress');
    expect(await screen.findByText('Task updated!')).toBeVisible();
    expect(await screen.findByDisplayValue('In progress')).toBeVisible();
    await user.selectOptions(list, 'Completed');
    expect(await screen.findByText('Done')).toBeVisible();
    expect(sent).toEqual([{ status: 'in-progress' }, { status: 'completed' }]);
  });

  it('show a change at once, and confirm it when the server has saved it', async () => {
    const [held] = hold();
    const user = show();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    await user.click(box);
    expect(box).toBeChecked(); // before the server answers
    expect(screen.getByText('Done')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Status of Task 1' })).toHaveValue('completed');
    expect(screen.queryByText('Task updated!')).toBeNull();
    held.open();
    expect(await screen.findByText('Task updated!')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('never show the former status after the save, however late the next frame is drawn', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const user = show();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    await user.click(box);
    expect(await screen.findByText('Task updated!')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('never show the former status after the save, however late React draws a deferred value', async () => {
    jest.spyOn(React, 'useDeferredValue').mockImplementation(useFirst);
    const user = show();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    await user.click(box);
    expect(await screen.findByText('Task updated!')).toBeVisible();
    expect(box).toBeChecked();
  });

  it('accept further changes during a save, and save them in order', async () => {
    const [first, second] = hold();
    const user = show();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    await user.click(box);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of Task 1' }), 'In progress');
    expect(box).not.toBeChecked();
    expect(screen.getByDisplayValue('In progress')).toBeVisible();
    expect(sent).toEqual([]);
    first.open();
    second.open();
    await waitFor(() => expect(sent).toEqual([{ status: 'completed' }, { status: 'in-progress' }]));
    await waitFor(() => expect(screen.getAllByText('Task updated!')).toHaveLength(2));
    expect(screen.getByDisplayValue('In progress')).toBeVisible();
    expect(tasks[0]?.status).toBe('in-progress');
  });

  it('keep the last change when a list from before it arrives later', async () => {
    const user = show();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    const list = holdList();
    await user.click(box);
    await act(() => list.asked); // Task 1 is completed on it
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of Task 1' }), 'In progress');
    await waitFor(() => expect(screen.getAllByText('Task updated!')).toHaveLength(2));
    holdList();
    list.open();
    await screen.findByText('Task 2');
    expect(screen.getByRole('combobox', { name: 'Status of Task 1' })).toHaveValue('in-progress');
  });

  it('show a change that waits to be saved everywhere, also when a list from before it arrives', async () => {
    const [first] = hold();
    renderApp(<TasksWithNextStep />);
    const user = userEvent.setup();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    await user.click(box);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status of Task 1' }), 'In progress');
    const list = holdList();
    first.open();
    await act(() => list.asked); // Task 1 is completed on it
    list.open();
    await screen.findByRole('checkbox', { name: 'Task 2' });
    expect(within(screen.getByRole('region', { name: 'Next step' })).getByText('Task 1')).toBeVisible();
  });

  it('return to the saved status when the last of several changes fails', async () => {
    const user = show();
    const box = await screen.findByRole('checkbox', { name: 'Task 1' });
    await user.click(box);
    await screen.findByText('Task updated!');
    server.use(http.put('*/api/tasks/:id', () => HttpResponse.json({}, { status: 503 })));
    await user.click(box);
    await user.selectOptions(screen.getByRole('combobox'), 'In progress');
    await waitFor(() => expect(screen.getAllByText('Failed to update task')).toHaveLength(2));
    expect(box).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveValue('completed');
  });

  it('have controls with accessible names', async () => {
    show();
    expect(await screen.findByRole('checkbox')).toHaveAttribute('name', 'completed');
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'status');
  });

  it('return to the old status on failure, with Failed to update task and the detail', async () => {
    server.use(
      http.put('*/api/tasks/:id', () => HttpResponse.json({ detail: 'Task not found' }, { status: 404 })),
    );
    const user = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Task 1' }));
    expect(await screen.findByText('Failed to update task')).toBeVisible();
    expect(screen.getByText('Task not found')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Task 1' })).not.toBeChecked();
  });

  it('show that they are being written while the analysis runs', async () => {
    tasks = [];
    show({ analysis_status: 'running' });
    expect(await screen.findByText('Your tasks are being written')).toBeVisible();
  });

  it('show an empty state when there are none', async () => {
    tasks = [];
    show();
    expect(await screen.findByText('No tasks yet')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    server.use(
      http.get(`*/api/startups/${ID}/tasks`, () => HttpResponse.json({ detail: 'Down.' }, { status: 503 }), {
        once: true,
      }),
    );
    const user = show();
    expect(await screen.findByText('The tasks could not be loaded')).toBeVisible();
    expect(await screen.findByText('Failed to load data')).toBeVisible();
    expect(screen.getByText('Down.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Task 1')).toBeVisible();
  });
});

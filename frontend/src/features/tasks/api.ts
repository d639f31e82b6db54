import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    tasksList: { providesTags: (_tasks, _error, { id }) => [{ type: 'Tasks', id }] },
    tasksUpdate: {
      // Each change is saved, then the dashboard reloads (DASH-8).
      invalidatesTags: (task) =>
        task
          ? [
              { type: 'Tasks', id: task.startup_id },
              { type: 'Startup', id: task.startup_id },
            ]
          : [],
    },
  },
});

export const { useTasksListQuery, useTasksUpdateMutation } = api;

import { client } from '../../api/generated/client';

const api = client.enhanceEndpoints({
  endpoints: {
    listTasks: { providesTags: (_tasks, _error, { id }) => [{ type: 'Tasks', id }] },
    updateTask: {
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

export const { useListTasksQuery, useUpdateTaskMutation } = api;

import { workClient } from '../../api/generated/work-client';

export const { useTasksListQuery, useTasksUpdateMutation } = workClient.enhanceEndpoints({
  endpoints: {
    tasksList: { providesTags: (_tasks, _error, { id }) => [{ type: 'Tasks', id }] },
    tasksUpdate: {
      // After each saved change the dashboard reloads (DASH-8).
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

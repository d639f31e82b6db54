export const TASK_NOT_FOUND = 'Task not found';

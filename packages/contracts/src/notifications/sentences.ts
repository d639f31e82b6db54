export const NOTIFICATION_NOT_FOUND = 'Notification not found';

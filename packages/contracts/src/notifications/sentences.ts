export const NOTIFICATION_NOT_FOUND = 'Notification not found';
export const UNSUBSCRIBE_LINK_UNKNOWN = 'This link does not work';

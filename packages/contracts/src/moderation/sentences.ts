export const ADMIN_UNSUSPENDABLE = 'The designated admin account cannot be suspended';
export const USER_NOT_FOUND = 'User not found';
export const ALREADY_REPORTED = 'You have already reported this';
export const REPORT_NOT_FOUND = 'Report not found';
export const REPORT_DECIDED = 'This report has already been decided';

export const CHAT_NOT_FOUND = 'Chat session not found';

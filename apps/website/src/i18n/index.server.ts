// Words that only the server says.

export { unreadNotice } from './unread.server.ts'

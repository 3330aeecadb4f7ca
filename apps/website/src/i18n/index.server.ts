// Words that only the server says.

export { failureWords } from './failure.server.ts'
export { unreadNotice } from './unread.server.ts'

// Words that only the server says.

export { failureWords } from './failure.server.ts'
export { offlineTexts } from './offline.server.ts'
export { unreadNotice } from './unread.server.ts'

// Words that only the server says.

export { failureWords } from './failure.server.ts'
export { invalidQueryNotice } from './invalid-query.server.ts'
export { offlineTexts } from './offline.server.ts'

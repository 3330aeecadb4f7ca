export { setPassword } from './credentials.ts'
export { createSessionFinders } from './find-sessions.ts'
export { inviteColleague } from './invite.ts'
export { openSessionStore, type SessionStore } from './session-store.ts'

import type { Subject } from '../subject.ts'
import { calls } from './calls/index.ts'

export { mayLogIn } from './accounts.ts'
export { setPassword } from './credentials.ts'
export { accountEndpoints, accountOperations, endSessions } from './endpoints/index.ts'
export { resetFactor } from './endpoints/reset-factor.ts'
export { factorMail } from './factor-mail.ts'
export { createSessionFinders } from './find-sessions.ts'
export { inviteColleague } from './invite.ts'
export { noteSession } from './note-session.ts'
export { ownTerms } from './own-terms.ts'
export {
  describeKey,
  isFactorRequired,
  openCodes,
  openFactors,
  statementsIn,
} from './second-factor.ts'
export { openSessionStore, type SessionStore } from './session-store.ts'

/** How visitors and staff log in. */
export const anmeldung = { calls } satisfies Subject

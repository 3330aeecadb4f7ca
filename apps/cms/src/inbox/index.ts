import { answerEndpoint } from './answer.ts'
import { correspondenceEndpoint } from './correspondence.ts'
import { exportEndpoint } from './export.ts'
import { requestAgainEndpoint } from './send-again.ts'

export { requestAccess, requestOperations } from './access.ts'
export { angabenOf, senderFields } from './angaben.ts'
export { viewFilter } from './ansichten.ts'
export { deleteLetters } from './delete-letters.ts'
export { readStatus } from './read-status.ts'
export { referenceOf } from './reference.ts'
export { mailAgainEndpoint } from './send-again.ts'
export { hashOfZugang, zugangOf } from './status-link.ts'
export { type Stelle, stellenOf, stelleOf } from './stelle.ts'

/** Calls of the back office that only requests have. */
export const requestEndpoints = [
  exportEndpoint,
  correspondenceEndpoint,
  answerEndpoint,
  requestAgainEndpoint,
]

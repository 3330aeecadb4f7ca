import { answerEndpoint } from './answer.ts'
import { correspondenceEndpoint } from './correspondence.ts'
import { exportEndpoint } from './export.ts'
import { requestAgainEndpoint } from './request-again.ts'
import { takeOverEndpoint } from './take-over.ts'

export { attachmentRead, requestAccess, requestOperations } from './access.ts'
export { addressOf, angabenOf, senderFields } from './angaben.ts'
export { viewFilter } from './ansichten.ts'
export { deleteBelongings } from './delete-belongings.ts'
export { bezeichnungOf, nameRequest } from './name-request.ts'
export { readStatus } from './read-status.ts'
export { referenceOf } from './reference.ts'
export { hashOfZugang, zugangOf } from './status-link.ts'
export { type Stelle, stellenOf, stelleOf } from './stelle.ts'
export { type TownMap, townMapOf } from './town-map.ts'
export { indexWordsOfRequests } from './words-index.ts'

/** Calls of the back office that only requests have. */
export const requestEndpoints = [
  exportEndpoint,
  correspondenceEndpoint,
  answerEndpoint,
  requestAgainEndpoint,
  takeOverEndpoint,
]
export { mapLinkOf } from './map-link.ts'

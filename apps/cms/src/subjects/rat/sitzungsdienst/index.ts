import { invitationEndpoints } from './ladung/endpoints.ts'
import { prepareEndpoints } from './vorbereiten.ts'

export { meetingOperations } from './gate.ts'

/** Calls of the back office that only meetings have. */
export const meetingEndpoints = [...prepareEndpoints, ...invitationEndpoints]

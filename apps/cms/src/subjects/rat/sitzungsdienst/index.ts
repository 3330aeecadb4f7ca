import { invitationEndpoints } from './ladung/endpoints.ts'
import { minutesEndpoint } from './niederschrift/endpoint.ts'
import { papersEndpoints } from './unterlagen.ts'
import { prepareEndpoints } from './vorbereiten.ts'

export { meetingOperations } from './gate.ts'
export { minutesProblems } from './niederschrift/check.ts'

/** Calls of the back office that only meetings have. */
export const meetingEndpoints = [
  ...prepareEndpoints,
  ...papersEndpoints,
  ...invitationEndpoints,
  minutesEndpoint,
]

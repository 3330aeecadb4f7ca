import type { Access, PayloadRequest } from 'payload'
import { publishes } from '../../../editing/access/index.ts'
import { refuseCall } from '../../../editing/refuse-call.ts'

const clerk: Access = ({ req }) => publishes(req.user, 'rat')

/** What the clerk does with a meeting besides writing it; everybody else may not. */
export const meetingOperations = {
  /** A meeting is made of the committee's usual agenda. */
  vorbereiten: clerk,
  /** The file with all papers is looked through before members have it. */
  pruefen: clerk,
  /** Members of the committee are invited by mail. */
  einladen: clerk,
  /** Minutes are drafted from the agenda. */
  entwerfen: clerk,
} as const satisfies Record<string, Access>

/** One of them. */
export type MeetingOperation = keyof typeof meetingOperations

/** An answer that refuses the call, or null where it is allowed. */
export function refused(name: MeetingOperation, req: PayloadRequest): Response | null {
  return meetingOperations[name]({ req })
    ? null
    : refuseCall(403, 'Dazu ist Ihr Konto nicht berechtigt.')
}

import type { Access, PayloadRequest } from 'payload'
import { publishes } from '../../../editing/access/index.ts'

/** What can be done with events besides writing them, and who may; everybody else may not. */
export const eventOperations = {
  /** Cancelling, postponing and selling out go online at once. */
  absagen: ({ req }) => publishes(req.user, 'veranstaltungen'),
  /** A file with events is for whoever keeps the guests' calendar. */
  einlesen: ({ req }) => publishes(req.user, 'tourismus'),
} as const satisfies Record<string, Access>

/** One of them. */
type Operation = keyof typeof eventOperations

/** An answer that refuses the call, or null where it is allowed. */
export function refused(name: Operation, req: PayloadRequest): Response | null {
  return eventOperations[name]({ req }) ? null : refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
}

/** An answer that says in German why a call is refused, as the back office reads it. */
export function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

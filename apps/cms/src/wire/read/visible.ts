import type { Where } from 'payload'
import type { Sessions } from '../session.ts'

/** What of the council somebody sees: everything with a session of the council, else what is public. */
export function visibleTo({ rat }: Pick<Sessions, 'rat'>): Where[] {
  return rat === null ? [{ oeffentlich: { equals: true } }] : []
}

/** Files of the council that somebody sees. */
export function councilFiles(sessions: Pick<Sessions, 'rat'>): Where[] {
  return [{ bereich: { equals: 'rat' } }, ...visibleTo(sessions)]
}

/** Files of the intranet; who asks for them has shown its session. */
export const intranetFiles: Where[] = [{ bereich: { equals: 'intranet' } }]

import type { Where } from 'payload'

/** Files of the council beside an entry that somebody sees: all of them for its members. */
export function councilFiles({ isMember }: { isMember: boolean }): Where[] {
  const ofCouncil: Where = { bereich: { equals: 'rat' } }
  return isMember ? [ofCouncil] : [ofCouncil, { oeffentlich: { equals: true } }]
}

/** Files of the intranet; who asks for them has shown its session. */
export const intranetFiles: Where[] = [{ bereich: { equals: 'intranet' } }]

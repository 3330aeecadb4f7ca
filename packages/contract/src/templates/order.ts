/** Offices as the town puts them, each with its staff in order. */
export const officesInOrder = 'sortierung,titel,mitarbeiter.sortierung,mitarbeiter.nachname'

/** News as lists show them (spec 7). */
export const newestFirst = 'datum_von desc,sortierung'

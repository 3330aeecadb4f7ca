import type { ausnahmearten, Fahrt } from '@kurstadt/contract'
import type { Tag } from '../tage.ts'
import type { Text } from '../texts.ts'

/** Days on which the railway runs otherwise. */
export type AusnahmeContent = {
  art: (typeof ausnahmearten)[number]
  von: Tag
  bis: Tag
  jaehrlich?: boolean
  beginn?: string
  ende?: string
  takt?: number
  grund: Text
}

/** A timetable of the railway; it comes again each year. */
export type FahrplanContent = {
  key: string
  titel: Text
  hinweis: Text
  gueltig_von: Tag
  gueltig_bis: Tag
  fahrten: Fahrt[]
  ausnahmen: AusnahmeContent[]
}

/** What the town has of its railway. */
export type BergbahnContent = { fahrplaene: FahrplanContent[] }

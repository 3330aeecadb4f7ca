import type { Subject } from '../subject.ts'
import { collections } from './collections/index.ts'
import { keptDays } from './kept.ts'

export { errorEndpoints } from './browser-errors.ts'
export { reportTo } from './keep-reports.ts'

/** What goes wrong in the product itself, for the administrator. */
export const fehler = {
  collections,
  keptTimes: [{ name: 'fehler', wert: keptDays.open, einheit: 'tage' }],
} satisfies Subject

import type { Saison } from '../../saison.ts'
import type { SeiteContent } from '../../shape.ts'
import { startDe } from './start-de.ts'
import { startEn } from './start-en.ts'

/** Home page of the festival (spec 2.2: /de/rossini/). */
export const start = (saison: Saison): SeiteContent => ({
  key: 'rossini',
  eltern: 'start',
  zustaendig: 'festival',
  pageLayout: 'festival-portal',
  pageTheme: 'rossini',
  de: startDe(saison),
  en: startEn(saison),
})

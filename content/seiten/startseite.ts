import type { SeiteContent } from '../shape.ts'
import { startDe } from './startseite-de.ts'
import { startEn } from './startseite-en.ts'

/** The home page. */
export const startseite: SeiteContent = {
  key: 'start',
  pageLayout: 'portal',
  de: startDe,
  en: startEn,
}

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  titel: 'Sommerbergbahn',
  fahrpreise: 'Fahrpreise',
  erwachsene: 'Erwachsene (ab 15 Jahren)',
  kinder: 'Kinder',
  familie: 'Familienkarte',
  fahrplan: 'Fahrplan',
}

const en: typeof de = {
  titel: 'Summer railway',
  fahrpreise: 'Fares',
  erwachsene: 'Adults (15 and over)',
  kinder: 'Children',
  familie: 'Family ticket',
  fahrplan: 'Timetable',
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words about the summer railway, in the language of the page. */
export const useBergbahnTexts = () => words[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { bekanntmachungen as de, type NoticeTexts } from './de.bekanntmachungen.ts'
import { bekanntmachungen as en } from './en.bekanntmachungen.ts'
import { useSprache } from './sprache-context.ts'

const words: Record<Sprache, NoticeTexts> = { de, en }

/** Words about public notices, in the language of the page. */
export const useNoticeTexts = () => words[useSprache()]

const locales = { de: 'de-DE', en: 'en-GB' } as const
const days = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const
const clock = { timeStyle: 'medium', timeZone: 'Europe/Berlin' } as const

/** An instant to the second in the town's time: `1. Juni 2027, 00:00:00 Uhr`. */
export function formatNoticeInstant(iso: string, sprache: Sprache): string {
  const when = new Date(iso)
  const day = new Intl.DateTimeFormat(locales[sprache], days).format(when)
  const time = new Intl.DateTimeFormat(locales[sprache], clock).format(when)
  return `${day}, ${time}${sprache === 'de' ? ' Uhr' : ''}`
}

import type { Sperrung, TourEintrag } from '@kurstadt/contract'
import { formatDate } from '../../i18n/index.ts'
import type { TourTexts } from './texts.ts'

/** How a tour stands on a day: what closes it then, and what will. */
export type TourState = {
  art: 'offen' | 'teilweise' | 'gesperrt'
  now: readonly Sperrung[]
  later: readonly Sperrung[]
}

/** What holds on a day; what is over says nothing any more. */
export function stateOn(heute: string, { sperrungen }: Pick<TourEintrag, 'sperrungen'>): TourState {
  const open = sperrungen.filter(({ bis }) => bis === null || bis >= heute)
  const now = open.filter(({ von }) => von <= heute)
  const later = open.filter(({ von }) => von > heute)
  if (now.length === 0) return { art: 'offen', now, later }
  const isWhole = now.some(({ wo }) => wo === null)
  return { art: isWhole ? 'gesperrt' : 'teilweise', now, later }
}

/** A closure as a sentence; the words of editors stay as they are. */
export function closureInWords(
  { bis, von, wo }: Sperrung,
  { heute, words }: { heute: string; words: TourTexts },
): string {
  const from = von <= heute ? words.seit(formatDate(von)) : words.abDann(formatDate(von))
  const until = bis === null ? words.aufWeiteres : words.bisTag(formatDate(bis))
  const what = wo === null ? words.ganzeTour : words.abschnitt(wo)
  return `${words.sperrung(what, `${from}, ${until}`)}.`
}

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
  const isWhole = now.some(({ strecke, wo }) => wo === null && strecke === null)
  return { art: isWhole ? 'gesperrt' : 'teilweise', now, later }
}

/** A stretch of a tour that is closed, in km from the start. */
export type ClosedStretch = NonNullable<Sperrung['strecke']>

/** The stretches that are closed on a day. */
export const closedStretches = (
  heute: string,
  tour: Pick<TourEintrag, 'sperrungen'>,
): ClosedStretch[] => stateOn(heute, tour).now.flatMap(({ strecke }) => strecke ?? [])

/** What a closure is about, as the beginning of a sentence. */
function whatOf({ strecke, wo }: Sperrung, words: TourTexts): string {
  const where = strecke && words.streckeVon(strecke.von, strecke.bis)
  if (wo === null) return where === null ? words.ganzeTour : words.abschnitt(where)
  return words.abschnitt(where === null ? wo : `${wo} (${where})`)
}

/** A closure as a sentence; the words of editors stay as they are. */
export function closureInWords(
  closure: Sperrung,
  { heute, words }: { heute: string; words: TourTexts },
): string {
  const { bis, von } = closure
  const from = von <= heute ? words.seit(formatDate(von)) : words.abDann(formatDate(von))
  const until = bis === null ? words.aufWeiteres : words.bisTag(formatDate(bis))
  return `${words.sperrung(whatOf(closure, words), `${from}, ${until}`)}.`
}

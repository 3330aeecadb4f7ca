import { deviatingRows, regularRows } from './rows.ts'
import { daysOf, spanOf, spanText, tagNamen, wochentage } from './spans.ts'

/** A day of the week as the website will show it. */
export type WeekDay = {
  tag: string
  /** `fehlt`: the website leaves the day out. */
  zustand: 'offen' | 'geschlossen' | 'fehlt'
  zeiten: string[]
}

const aroundWednesday = ['MONTAG', 'DIENSTAG', 'DONNERSTAG', 'FREITAG']

/**
 * The seven days with their hours, «Montag bis Freitag» spread over five of them. Spec 4, mid-week
 * rule: where Monday, Tuesday, Thursday and Friday are present and Wednesday is not, it is closed.
 * Rows that are not finished yet are left out.
 */
export function weekOf(value: unknown): WeekDay[] {
  const finished = regularRows(value).filter((row) => spanOf(row) !== null)
  const present = new Set(finished.map(({ tagestyp }) => tagestyp))
  const isAroundWednesday = aroundWednesday.every((tag) => present.has(tag))
  return wochentage.map((tag, day): WeekDay => {
    const zeiten = finished
      .filter(({ tagestyp }) => daysOf(tagestyp).includes(day))
      .toSorted((a, b) => (a.beginn ?? '').localeCompare(b.beginn ?? ''))
      .map(spanText)
    const isClosed = tag === 'MITTWOCH' && isAroundWednesday
    const without = isClosed ? 'geschlossen' : 'fehlt'
    return { tag: tagNamen[tag], zustand: zeiten.length > 0 ? 'offen' : without, zeiten }
  })
}

/** A deviating period in the editor's preview. */
export type Deviation = { id: string; zeitraum: string; zusatz: string; isNow: boolean }

const announcedDays = 14
const written = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Deviating periods that hold now or begin within 14 days, in Europe/Berlin, the nearest first. */
export function deviationsAhead(value: unknown, now: Date): Deviation[] {
  const horizon = now.getTime() + announcedDays * 24 * 60 * 60 * 1000
  return deviatingRows(value)
    .flatMap(({ beginn, ende, zusatz }) =>
      beginn && ende ? [{ von: new Date(beginn), bis: new Date(ende), zusatz }] : [],
    )
    .filter(({ von, bis }) => now <= bis && von.getTime() <= horizon)
    .toSorted((a, b) => a.von.getTime() - b.von.getTime())
    .map(({ von, bis, zusatz }) => ({
      id: `${von.getTime()}-${bis.getTime()}`,
      zeitraum: `${written.format(von)} bis ${written.format(bis)} Uhr`,
      zusatz: zusatz ?? '',
      isNow: von <= now,
    }))
}

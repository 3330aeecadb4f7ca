import { deviatingRow, deviatingRows, kindRow, regularRow, regularRows } from './rows.ts'
import { artNamen, daysOf, spanOf, spanText, tagNamen, wochentage } from './spans.ts'

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

function periodText(von: Date, bis: Date): string {
  return `${written.format(von)} bis ${written.format(bis)} Uhr`
}

/** The name of a key in a list of names; null for one that is not there. */
function nameIn(names: Record<string, string>, key: string | null): string | null {
  return key !== null && Object.hasOwn(names, key) ? (names[key] ?? null) : null
}

/** What a folded kind of hours says: «Servicezeit, April bis September». */
export function kindLabel(value: unknown): string {
  const { typ, hinweisText } = kindRow(value)
  return [nameIn(artNamen, typ), hinweisText].filter(Boolean).join(', ')
}

/** What a folded row of regular hours says: «Montag, 08:00 bis 12:00 Uhr». */
export function regularLabel(value: unknown): string {
  const row = regularRow(value)
  const span = spanOf(row) === null ? null : spanText(row)
  return [nameIn(tagNamen, row.tagestyp), span].filter(Boolean).join(', ') || 'Neue Zeit'
}

/** What a folded deviating period says: when, and what then. */
export function deviatingLabel(value: unknown): string {
  const { beginn, ende, zusatz } = deviatingRow(value)
  const [von, bis] = [new Date(beginn ?? Number.NaN), new Date(ende ?? Number.NaN)]
  if (Number.isNaN(von.getTime()) || Number.isNaN(bis.getTime())) return 'Neue Abweichung'
  return [periodText(von, bis), zusatz].filter(Boolean).join(': ')
}

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
      zeitraum: periodText(von, bis),
      zusatz: zusatz ?? '',
      isNow: von <= now,
    }))
}

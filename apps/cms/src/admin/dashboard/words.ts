import { type Befund, befundArten } from '../../editing/checks/index.ts'
import type { Hit } from './hits.ts'

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
})

/** A day as people here write it: «21.11.2026». */
export function dayText(when: Date): string {
  return dayFormat.format(when)
}

const timeFormat = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  timeStyle: 'short',
})

/** What stands where no problem is known: nobody has looked yet, or somebody has (E13). */
export function unproblematicText(looked: Date | null): string {
  return looked === null
    ? 'Noch nicht geprüft: Die stündliche Prüfung ist noch nicht gelaufen.'
    : `Nichts gefunden. Geprüft am ${dayText(looked)} um ${timeFormat.format(looked)} Uhr, jede Stunde neu.`
}

const endings = new Map([
  ['zurueckziehen_am', 'verschwindet von selbst am'],
  ['gueltig_bis', 'gilt bis'],
  ['pruefen_bis', 'bitte durchsehen bis'],
  ['nutzung_bis', 'darf gezeigt werden bis'],
])

/** What ends, and when; says so when its day has gone by already. */
export function endingText({ grund, zeit }: Hit, now: Date): string {
  if (!zeit) return ''
  const isOver = zeit.getTime() < now.getTime() && dayText(zeit) !== dayText(now)
  return `${isOver ? 'überfällig, ' : ''}${endings.get(grund ?? '') ?? 'endet am'} ${dayText(zeit)}`
}

/** Who answers for it, and when it was last changed. */
export function changedText({ grund, zeit }: Hit): string {
  const when = zeit ? `geändert am ${dayText(zeit)}` : ''
  return [grund, when].filter(Boolean).join(', ')
}

function isKind(name: string): name is Befund['art'] {
  return Object.hasOwn(befundArten, name)
}

/** The first problem by name, and how many more there are. */
export function problemText({ grund }: Hit): string {
  const [count = '', art = ''] = (grund ?? '').split(' ')
  const more = Number(count) - 1
  const first = isKind(art) ? befundArten[art] : 'Bitte ansehen'
  return more > 0 ? `${first} und ${more} weitere` : first
}

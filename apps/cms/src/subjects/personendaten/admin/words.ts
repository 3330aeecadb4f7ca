import type { Erased } from '../erased.ts'
import type { Group, Overview } from '../overview.ts'

const numbers = new Intl.NumberFormat('de-DE')

const counted = (count: number, one: string, many: string) =>
  `${numbers.format(count)} ${count === 1 ? one : many}`

/** A day as people read it. */
export const dayOf = (iso: string): string => iso.split('-').reverse().join('.')

/** What was found, in one sentence; of an address that nobody has as well. */
export function foundText({ anzahl, email, loeschbar }: Overview): string {
  if (anzahl === 0) return `Zu ${email} ist nichts gespeichert.`
  const all = counted(anzahl, 'Eintrag', 'Einträge')
  if (loeschbar === 0)
    return `Zu ${email} gibt es ${all}. Sie müssen bleiben; was sich daran entfernen lässt, steht unten.`
  return `Zu ${email} gibt es ${all}; ${numbers.format(loeschbar)} davon ${loeschbar === 1 ? 'kann' : 'können'} gelöscht werden.`
}

/** What becomes of a group of entries, and why. */
export function groupText({ anzahl, bis, warum }: Group): string {
  if (warum === null) return `${numbers.format(anzahl)} × Das wird gelöscht.`
  const until = bis === null ? '' : ` bis ${dayOf(bis)}`
  return `${numbers.format(anzahl)} × Das muss bleiben${until}: ${warum}`
}

/** What was deleted, and where it failed. */
export function summaryOf(all: readonly Erased[]): string {
  const failed = all.filter(({ anzahl }) => anzahl === null).map(({ name }) => name)
  const gone = all.flatMap(({ anzahl, name }) =>
    anzahl === null ? [] : [`${name} (${numbers.format(anzahl)})`],
  )
  const done =
    gone.length > 0
      ? `Gelöscht oder von Kontaktdaten befreit: ${gone.join(', ')}.`
      : 'Es war nichts mehr zu löschen.'
  if (failed.length === 0) return done
  return `${done} Nicht gelungen ist es bei: ${failed.join(', ')}. Dort ist alles noch da; bitte versuchen Sie es noch einmal.`
}

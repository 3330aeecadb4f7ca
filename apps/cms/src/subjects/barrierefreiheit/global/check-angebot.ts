import { z } from 'zod'

const beside = z
  .object({
    geprueft: z.unknown(),
    methode: z.unknown(),
    grund: z.unknown(),
    ausnahmen: z.array(z.object({ grund: z.unknown() })).nullish(),
  })
  .partial()
  .catch({})

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** A result without a check, or one that the points below it contradict. */
export function checkStatus(value: unknown, neighbours: unknown): string | true {
  if (isEmpty(value)) return true
  const { geprueft, methode, ausnahmen } = beside.parse(neighbours)
  if (isEmpty(geprueft) || isEmpty(methode))
    return 'Bitte sagen Sie auch, wann und wie geprüft wurde. Ohne Prüfung lassen Sie das Ergebnis leer.'
  const open = (ausnahmen ?? []).filter(({ grund }) => grund !== 'ausnahme')
  if (value === 'vollstaendig' && open.length > 0)
    return 'Unten stehen Punkte, die noch nicht barrierefrei sind. Bitte wählen Sie „Teilweise vereinbar“.'
  return true
}

/** A day that is still to come is no day of a check. */
export function checkPast(value: unknown, today: string): string | true {
  const day = value instanceof Date ? value.toISOString() : value
  if (typeof day !== 'string' || day.slice(0, 10) <= today) return true
  return 'Dieser Tag liegt in der Zukunft. Bitte tragen Sie ihn ein, wenn geprüft worden ist.'
}

/** Who checked it, where it was not the town itself. */
export function checkPruefer(value: unknown, neighbours: unknown): string | true {
  const isExternal = beside.parse(neighbours).methode === 'extern'
  if (!(isExternal && isEmpty(value))) return true
  return 'Bitte nennen Sie, wer geprüft hat.'
}

/** A burden is out of proportion for a reason, which has to be said; in German at least. */
export function checkWarum(
  value: unknown,
  neighbours: unknown,
  locale: string | null | undefined,
): string | true {
  const isBurden = beside.parse(neighbours).grund === 'belastung'
  if (!isBurden || locale === 'en' || !isEmpty(value)) return true
  return 'Bitte begründen Sie, warum die Belastung unverhältnismäßig ist.'
}

import { rhythmen, type Serie, wochentage } from '@kurstadt/contract'
import type { VeranstaltungDoc } from '../../../payload-types.ts'
import { germanDate, storedDay } from '../../../wire/serialise/dates.ts'
import { textOrNull } from '../../../wire/serialise/values.ts'

/** Which weekday of its month the first day is; -1 stands for the last. */
function weekOf(rhythmus: Serie['rhythmus'], first: string): number | null {
  if (rhythmus === 'monatlich_letzter_wochentag') return -1
  return rhythmus === 'monatlich_wochentag' ? Math.ceil(Number(first.slice(8)) / 7) : null
}

function weekdayOf(day: string): Serie['wochentage'] {
  const index = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
  return wochentage.slice(index, index + 1)
}

function weekdaysOf(
  rhythmus: Serie['rhythmus'],
  chosen: readonly string[],
  first: string,
): Serie['wochentage'] {
  const byWeekday = ['woechentlich', 'monatlich_wochentag', 'monatlich_letzter_wochentag']
  if (!byWeekday.includes(rhythmus)) return []
  const named = wochentage.filter((one) => chosen.includes(one))
  return rhythmus === 'woechentlich' && named.length > 0 ? named : weekdayOf(first)
}

/** The rule of a series on the wire; null for an event that takes place once. */
export function serieOf(doc: VeranstaltungDoc): Serie | null {
  const [stored] = doc.serie ?? []
  if (!stored) return null
  const rhythmus = rhythmen.find((one) => one === stored.rhythmus) ?? 'einzeln'
  const first = storedDay(doc.datum_von)
  return {
    rhythmus,
    abstand: Math.max(1, Math.round(stored.abstand ?? 1)),
    wochentage: weekdaysOf(rhythmus, stored.wochentage ?? [], first),
    woche: weekOf(rhythmus, first),
    bis: stored.bis ? storedDay(stored.bis) : null,
    anzahl: stored.anzahl ?? null,
    ausnahmen: (stored.ausnahmen ?? []).map(({ datum, grund }) => ({
      datum: storedDay(datum),
      dateFrom: germanDate(storedDay(datum)),
      grund: textOrNull(grund),
    })),
  }
}

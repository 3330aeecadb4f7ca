import { rhythmen, type Serie, type Sprache, wochentage } from '@kurstadt/contract'
import { z } from 'zod'
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

/** Public holidays that the rule meets, as they are written down beside it. */
const holidays = z
  .array(z.object({ datum: z.iso.date(), de: z.string(), en: z.string() }))
  .catch(() => [])

type Stored = NonNullable<VeranstaltungDoc['serie']>[number]

/** Those on which the series does not take place, by day. */
function pausesOf(stored: Stored, sprache: Sprache): Map<string, string | null> {
  const isPausing = stored.nicht_an_feiertagen === true && stored.rhythmus !== 'einzeln'
  const out = isPausing ? holidays.parse(stored.feiertage) : []
  return new Map(out.map((holiday) => [holiday.datum, holiday[sprache]]))
}

/** Days of the rule on which nothing takes place, with the reason in the language of the event. */
function ausnahmenOf(stored: Stored, sprache: Sprache): Serie['ausnahmen'] {
  const reasons = pausesOf(stored, sprache)
  for (const { datum, grund } of stored.ausnahmen ?? [])
    reasons.set(storedDay(datum), textOrNull(grund) ?? reasons.get(storedDay(datum)) ?? null)
  return [...reasons]
    .map(([datum, grund]) => ({ datum, dateFrom: germanDate(datum), grund }))
    .sort((a, b) => a.datum.localeCompare(b.datum))
}

/** The rule of a series on the wire, for an event written in `sprache`; null for one that takes place once. */
export function serieOf(doc: VeranstaltungDoc, sprache: Sprache): Serie | null {
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
    ausnahmen: ausnahmenOf(stored, sprache),
  }
}

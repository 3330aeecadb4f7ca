import type { Sprache } from '@kurstadt/contract'
import { z } from 'zod'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { isDayOpen, newDayOf, occurrencesOf, scheduled } from '../../veranstaltungen/index.ts'
import { kartenWorte } from './worte.ts'

const words = z
  .string()
  .nullable()
  .transform((text) => text?.trim() || null)

/** Words in one language, and in German for where nobody has translated them. */
const translated = z.object({ eigen: words, deutsch: words })

/** An event as a ticket needs it, as its tables have it. */
export const kartenTermin = z.object({
  nummer: z.coerce.number<number | string>(),
  geaendert: z.string(),
  titel: translated,
  /** When it takes place, and whether. */
  wann: scheduled,
  haus: translated,
  ort: translated,
  adresse: words,
})

/** An event as a ticket needs it. */
export type KartenTermin = z.output<typeof kartenTermin>

/** Words with the language that they are in. */
export type Worte = { text: string; sprache: Sprache }

/** What a ticket says of its event today. */
export type Angaben = {
  titel: Worte
  /** Null where nobody knows any more, or not yet. */
  wann: string | null
  wo: Worte | null
  /** What is not as it was announced; null for nothing. */
  hinweis: string | null
}

function worteOf({ deutsch, eigen }: KartenTermin['titel'], sprache: Sprache): Worte | null {
  if (eigen !== null) return { text: eigen, sprache }
  return deutsch === null ? null : { text: deutsch, sprache: 'de' }
}

/** House and room, each in the language that there is; null where nobody has said where. */
function placeOf({ adresse, haus, ort }: KartenTermin, sprache: Sprache): Worte | null {
  const parts = [worteOf(haus, sprache), worteOf(ort, sprache)].filter((one) => one !== null)
  const [first] = parts
  if (first === undefined) return adresse === null ? null : { text: adresse, sprache: 'de' }
  const text = [...parts.map((one) => one.text), ...(adresse === null ? [] : [adresse])].join(', ')
  return { text, sprache: first.sprache }
}

const locales: Readonly<Record<Sprache, string>> = { de: 'de-DE', en: 'en-GB' }

/** A day in words; days have no zone, so noon of any will do. */
function dayInWords(day: string, sprache: Sprache): string {
  const at = new Date(`${day}T12:00:00Z`)
  const how = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locales[sprache], { ...how, timeZone: 'UTC' }).format(at)
}

/** When a single event takes place, in words: its day or days, and its times as far as there are any. */
function whenOf({ wann }: KartenTermin, sprache: Sprache): string | null {
  if (isDayOpen(wann)) return null
  // Whoever has made a series of it later: the ticket is for the day that it begins on.
  const [found] = occurrencesOf({ ...wann, serie: null }, todayInBerlin())
  if (found === undefined) return null
  const { at, days } = kartenWorte[sprache]
  const { datum_bis, datum_von, zeit_bis, zeit_von } = found
  const first = dayInWords(datum_von, sprache)
  const day = datum_bis === datum_von ? first : days(first, dayInWords(datum_bis, sprache))
  return zeit_von === null ? day : `${day}, ${at(zeit_von, zeit_bis)}`
}

/** What a ticket says of its event as it is now; of one that is there no more, what it was called. */
export function angabenOf(
  termin: KartenTermin | undefined,
  titel: string,
  sprache: Sprache,
): Angaben {
  const { gone, states } = kartenWorte[sprache]
  if (termin === undefined)
    return { titel: { text: titel, sprache }, wann: null, wo: null, hinweis: gone }
  const { status } = termin.wann
  const moved = newDayOf(termin.wann) && states.verschoben
  return {
    titel: worteOf(termin.titel, sprache) ?? { text: titel, sprache },
    wann: whenOf(termin, sprache),
    wo: placeOf(termin, sprache),
    hinweis: states[isDayOpen(termin.wann) ? 'offen' : status] ?? moved ?? null,
  }
}

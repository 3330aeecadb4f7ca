import type { Ausnahme, Fahrplan } from '@kurstadt/contract'
import type { FahrplanDoc } from '../../../payload-types.ts'
import { seasonOn } from '../../../platform/time/season.ts'
import { type Refs, storedDay } from '../../../wire/serialise/index.ts'
import type { Abweichung, Timetable } from '../fahrplan/index.ts'
import { ausnahmeOf, fahrplanOf, fahrtOf } from '../serialise/fahrplan.ts'

/** A timetable as the rules of a day know it. */
export function timetableOf(doc: FahrplanDoc): Timetable {
  const { gueltig_von, gueltig_bis, jaehrlich, fahrten, ausnahmen, nummer } = doc
  return {
    id: nummer ?? 0,
    saison: {
      von: storedDay(gueltig_von),
      bis: gueltig_bis ? storedDay(gueltig_bis) : null,
      jaehrlich: jaehrlich === true,
    },
    fahrten: (fahrten ?? []).map(fahrtOf),
    ausnahmen: (ausnahmen ?? []).map((one) => ({
      ...ausnahmeOf(one),
      jaehrlich: one.jaehrlich === true,
    })),
  }
}

/** An exception as it is on a day or comes next, without the word that it comes again. */
export function ausnahmeOn({ jaehrlich, ...one }: Abweichung, heute: string): Ausnahme {
  const { von, bis } = seasonOn({ von: one.von, bis: one.bis, jaehrlich }, heute)
  return { ...one, von: von ?? one.von, bis: bis ?? one.bis }
}

/** A timetable on the wire as it is on a day, with the exceptions that are not yet over. */
export function fahrplanOn(doc: FahrplanDoc, refs: Refs, heute: string): Fahrplan {
  const { saison, ausnahmen } = timetableOf(doc)
  const { von, bis } = seasonOn(saison, heute)
  return fahrplanOf(doc, refs, {
    gueltig_von: von ?? '',
    gueltig_bis: bis,
    ausnahmen: ausnahmen
      .map((one) => ausnahmeOn(one, heute))
      .filter((one) => one.bis >= heute)
      .toSorted((a, b) => a.von.localeCompare(b.von)),
  })
}

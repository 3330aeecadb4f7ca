import type { Ausnahme, Fahrplan, Fahrt } from '@kurstadt/contract'
import type { AusnahmeBlock, FahrplanDoc, FahrtBlock } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/index.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { euroOf, nummerOf, textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'

/** A run on the wire. */
export function fahrtOf({ tage, richtung, beginn, ende, takt }: FahrtBlock): Fahrt {
  return { tage: [...tage], richtung, beginn, ende: timeOrNull(ende), takt: takt ?? null }
}

/** An exception on the wire, with the days that an editor wrote. */
export function ausnahmeOf(stored: AusnahmeBlock): Ausnahme {
  const { von, bis, art, beginn, ende, takt, grund } = stored
  return {
    von: storedDay(von),
    bis: storedDay(bis),
    art,
    beginn: timeOrNull(beginn),
    ende: timeOrNull(ende),
    takt: takt ?? null,
    grund: textOrNull(grund),
  }
}

/** A timetable on the wire; when it holds, and what is then otherwise, depends on the day. */
export function fahrplanOf(
  doc: FahrplanDoc,
  refs: Refs,
  season: Pick<Fahrplan, 'gueltig_von' | 'gueltig_bis' | 'ausnahmen'>,
): Fahrplan {
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    hinweis: textOrNull(doc.hinweis),
    ...season,
    jaehrlich: doc.jaehrlich === true,
    fahrten: (doc.fahrten ?? []).map(fahrtOf),
    fahrpreise: {
      erwachsene: euroOf(doc.erwachsene_cent),
      kinder: euroOf(doc.kinder_cent),
      familie: euroOf(doc.familie_cent),
    },
  }
}

import { type Abfallart, type Abfuhrtermin, farbe, type Strasse } from '@kurstadt/contract'
import type { AbfallartDoc, AbfuhrterminDoc, StrasseDoc } from '../../../payload-types.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { idOf, nummerOf, textOrNull, timeOrNull } from '../../../wire/serialise/values.ts'

function lines(text: string | null | undefined): string[] {
  return (text ?? '').split('\n').flatMap((line) => textOrNull(line.trim()) ?? [])
}

/** A colour as the wire knows it; a quiet one for what is none. */
export function farbeOf(stored: string): string {
  return farbe.safeParse(stored).data ?? '#4a5a52'
}

/** A kind of waste on the wire (spec 2.6). */
export function abfallartOf(doc: AbfallartDoc, refs: Refs): Abfallart {
  return {
    id: nummerOf(doc),
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    text: textOrNull(doc.text),
    behaelter: textOrNull(doc.behaelter),
    hinein: lines(doc.hinein),
    nicht_hinein: lines(doc.nicht_hinein),
    farbe: farbeOf(doc.farbe),
    icon: doc.icon,
    sortierung: Math.round(doc.sortierung),
  }
}

/** A street on the wire; its name has no language. */
export function strasseOf(doc: StrasseDoc, refs: Refs): Strasse {
  return {
    id: nummerOf(doc),
    sprache: refs.sprache,
    name: doc.name,
    hausnummern: textOrNull(doc.hausnummern),
    ortsteil: textOrNull(doc.ortsteil),
    bezirk: Math.round(doc.bezirk),
  }
}

/** A waste collection date on the wire (spec 2.6). A date always has its kind: it is required. */
export function abfuhrterminOf(doc: AbfuhrterminDoc, refs: Refs): Abfuhrtermin {
  const art = refs.related.abfallarten?.get(idOf(doc.abfallart) ?? '')
  if (art === undefined) throw new Error(`waste collection date ${doc.id} has no kind of waste`)
  const hinweis = textOrNull(doc.hinweis)
  return {
    id: nummerOf(doc),
    sprache: hinweis === null ? refs.sprache : spracheOf(doc.id, refs),
    datum: storedDay(doc.datum),
    abfallart: {
      id: nummerOf(art),
      titel: art.titel,
      farbe: farbeOf(art.farbe),
      icon: art.icon,
    },
    bezirke: doc.bezirke.map(Math.round).toSorted((a, b) => a - b),
    verschoben_von: doc.verschoben_von ? storedDay(doc.verschoben_von) : null,
    ort: textOrNull(doc.ort),
    beginn: timeOrNull(doc.beginn),
    ende: timeOrNull(doc.ende),
    hinweis,
  }
}

import type { BrettEintrag } from '@kurstadt/contract'
import type { BrettEintragDoc } from '../../../payload-types.ts'
import { kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** What somebody released for the public, and nothing else of how they are reached. */
function releasedContact({ kontakt }: BrettEintragDoc): BrettEintrag['kontakt'] {
  const { email, telefon } = kontaktOf(kontakt)
  return {
    name: kontakt?.zeige_name === true ? textOrNull(kontakt.name) : null,
    telefon: kontakt?.zeige_telefon === true ? telefon : null,
    schreiben: email !== null,
  }
}

/** A notice on the wire (spec 2.6); blocked ones are never asked for. */
export function brettEintragOf(doc: BrettEintragDoc, refs: Refs): BrettEintrag {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    text: doc.text,
    art: doc.art,
    status: doc.status === 'erledigt' ? 'erledigt' : 'aktiv',
    preis: textOrNull(doc.preis),
    ...bildFields(doc.bild, refs),
    kontakt: releasedContact(doc),
    datum_von: storedDay(doc.datum_von),
    ablaufdatum: storedDay(doc.ablaufdatum),
    detailURL: detailUrl(refs.detailPages.schwarzes_brett, doc.titel, nummer),
  }
}

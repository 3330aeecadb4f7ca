import { angebote, type Barrierefreiheit } from '@kurstadt/contract'
import type { AmtDoc, BarrierefreiheitDoc } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { textOrNull } from '../../../wire/serialise/values.ts'
import { angebotOf, type Shown } from './angebot.ts'

/** Who arbitrates; null until there is a name and a way to get there. */
function schlichtungOf(
  stored: BarrierefreiheitDoc['schlichtung'],
  sprache: Shown['sprache'],
): Barrierefreiheit['schlichtung'] {
  const name = textOrNull(stored?.name)
  const [adresse, kontakt] = [adresseOf(stored?.adresse), kontaktOf(stored?.kontakt)]
  const isReached = [kontakt.telefon, kontakt.email, kontakt.link, adresse.ort].some(Boolean)
  return name !== null && isReached ? { sprache, name, adresse, kontakt } : null
}

/** Beside the settings: the town hall by its name and contact, and what was counted. */
export type Known = {
  traeger: string | null
  rathaus: AmtDoc['kontakt']
  gemessen: Barrierefreiheit['gemessen']
  /** Whether the arbitration body is named in the language that is asked for. */
  isSchlichtungTranslated: boolean
}

/** The statement on the wire. */
export function barrierefreiheitOf(
  doc: BarrierefreiheitDoc,
  { traeger, rathaus, gemessen, isSchlichtungTranslated }: Known,
  shown: Shown,
): Barrierefreiheit {
  const own = kontaktOf(doc.rueckmeldung)
  const { telefon, email } = own.telefon || own.email ? own : kontaktOf(rathaus)
  return {
    sprache: shown.sprache,
    traeger: textOrNull(traeger),
    angebote: angebote.map((name) => angebotOf(name, doc[name], shown)),
    gemessen,
    rueckmeldung: { telefon, email },
    schlichtung: schlichtungOf(doc.schlichtung, isSchlichtungTranslated ? shown.sprache : 'de'),
  }
}

import { z } from 'zod'
import {
  absatz,
  bilddatei,
  email,
  freiwillig,
  tagAbHeute,
  telefon,
  uhrzeit,
  vorname,
  webadresse,
  zeile,
  zustimmung,
} from './fields.ts'
import { neededWith, notBefore } from './rules.ts'

/** Suggest an event (spec 2.2); what repeats is said in plain words, an editor makes a rule of it. */
export function veranstaltungForm(heute: string) {
  const schema = z.object({
    titel: zeile({ max: 200 }),
    beschreibung: absatz({ max: 4000 }),
    datum_von: tagAbHeute(heute),
    datum_bis: freiwillig(tagAbHeute(heute)),
    timeFrom: freiwillig(uhrzeit),
    timeTo: freiwillig(uhrzeit),
    wiederholung: freiwillig(absatz({ max: 500 })),
    veranstaltungsort: zeile({ max: 160 }),
    eintritt: freiwillig(zeile({ max: 200 })),
    link: freiwillig(webadresse),
    bild: bilddatei,
    bildtext: freiwillig(zeile({ max: 300 })),
    bildcopyright: freiwillig(zeile({ max: 200 })),
    veranstalter: zeile({ max: 160 }),
    vorname,
    nachname: vorname,
    email,
    telefon: freiwillig(telefon),
    datenschutz: zustimmung,
  })
  return neededWith(
    neededWith(notBefore(schema, 'datum_von', 'datum_bis'), 'bildcopyright', 'bild'),
    'bildtext',
    'bild',
  )
}

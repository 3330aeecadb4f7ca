import { z } from 'zod'
import {
  absatz,
  anzahlPersonen,
  email,
  freiwillig,
  tagAbHeute,
  telefon,
  vorname,
  zeile,
  zustimmung,
} from './fields.ts'
import { notBefore } from './rules.ts'

/** Ask for a package (spec 3, 5); which one and where, the page's address says. */
export function pauschaleForm(heute: string) {
  const schema = z.object({
    datum_von: tagAbHeute(heute),
    datum_bis: tagAbHeute(heute),
    anzahl_personen: anzahlPersonen,
    vorname,
    nachname: vorname,
    strasse: zeile(),
    plz: zeile({ max: 12 }),
    ort: zeile(),
    email,
    telefon: freiwillig(telefon),
    bemerkung: freiwillig(absatz({ max: 2000 })),
    datenschutz: zustimmung,
  })
  return notBefore(schema, 'datum_von', 'datum_bis')
}

import { z } from 'zod'
import {
  absatz,
  anzahlPersonen,
  email,
  freiwillig,
  tagAbHeute,
  telefon,
  uhrzeit,
  vorname,
  zeile,
  zustimmung,
} from './fields.ts'

/** Ask for a guided tour (spec 3, 5). */
export function fuehrungForm(heute: string) {
  return z.object({
    fuehrung: freiwillig(zeile({ max: 200 })),
    termin: tagAbHeute(heute),
    uhrzeit,
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
}

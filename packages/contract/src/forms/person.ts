import {
  absatz,
  anzahlPersonen,
  email,
  freiwillig,
  telefon,
  vorname,
  zeile,
  zustimmung,
} from './fields.ts'

/** First and last name, both of which are asked for. */
const name = { vorname, nachname: vorname }

/** A postal address. */
export const anschrift = { strasse: zeile(), plz: zeile({ max: 12 }), ort: zeile() }

/** Somebody who is written to, and perhaps called; without consent nothing is sent. */
export const ansprechperson = {
  ...name,
  email,
  telefon: freiwillig(telefon),
  datenschutz: zustimmung,
}

/** Who asks for a tour or a package (spec 5, both request forms). */
export const gast = {
  anzahl_personen: anzahlPersonen,
  ...anschrift,
  ...ansprechperson,
  bemerkung: freiwillig(absatz({ max: 2000 })),
}

/** Whoever reports something may stay unknown; who wants an answer says where it goes. */
export const melder = {
  vorname: freiwillig(vorname),
  nachname: freiwillig(vorname),
  email: freiwillig(email),
  telefon: freiwillig(telefon),
  datenschutz: zustimmung,
}

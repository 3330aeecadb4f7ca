/** A day that is not over, and not too far away for a notice. */
export const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

/** Somebody who speaks for a club, a business or themselves. */
export const person = {
  vorname: 'Nora',
  nachname: 'Kiefer',
  email: 'nora@kiefer.example',
  telefon: '030 23125-921',
  datenschutz: true,
} as const

/** Who asks for a tour or a package. */
export const guest = {
  vorname: 'Eberhard',
  nachname: 'Wollmann',
  strasse: 'Gerbergasse 3',
  plz: '00375',
  ort: 'Silbertal',
  anzahl_personen: 2,
  email: 'wollmann@post.example',
  telefon: '',
  bemerkung: '',
  datenschutz: true,
} as const

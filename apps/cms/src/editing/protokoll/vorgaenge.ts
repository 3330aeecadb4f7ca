/** What the log knows to have happened to a document, with the words of the back office. */
export const vorgaenge = {
  angelegt: 'Angelegt',
  entwurf: 'Entwurf gespeichert',
  geaendert: 'Geändert',
  veroeffentlicht: 'Veröffentlicht',
  zurueckgezogen: 'Zurückgezogen',
  geloescht: 'Gelöscht',
  gescheitert: 'Zeitplan gescheitert',
  exportiert: 'Als Tabelle geholt',
  angemeldet: 'Angemeldet',
  abgemeldet: 'Abgemeldet',
  anmeldung_gescheitert: 'Anmeldung gescheitert',
  passwort_geaendert: 'Passwort geändert',
} as const

/** One of them. */
export type Vorgang = keyof typeof vorgaenge

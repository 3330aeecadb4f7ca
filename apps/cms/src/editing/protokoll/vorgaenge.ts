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
  zweitfaktor_eingerichtet: 'Zweiter Faktor eingerichtet',
  zweitfaktor_abgeschaltet: 'Zweiter Faktor abgeschaltet',
  zweitfaktor_zurueckgesetzt: 'Zweiter Faktor zurückgesetzt',
  ersatzcode_benutzt: 'Wiederherstellungscode benutzt',
  ersatzcodes_erneuert: 'Wiederherstellungscodes erneuert',
  rathauskonto_verbunden: 'Mit Rathaus-Konto verbunden',
  papierkorb: 'In den Papierkorb gelegt',
  wiederhergestellt: 'Aus dem Papierkorb geholt',
  eingeladen: 'Einladung verschickt',
  mitgeteilt: 'Als Mitteilung gesendet',
  person_gesucht: 'Daten einer Person gesucht',
  person_auskunft: 'Auskunft über eine Person geholt',
  person_geloescht: 'Daten einer Person gelöscht',
} as const

/** One of them. */
export type Vorgang = keyof typeof vorgaenge

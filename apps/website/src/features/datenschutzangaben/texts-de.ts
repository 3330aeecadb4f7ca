import type { Frist, FristName } from '@kurstadt/contract/datenschutz'

const zeit = ({ wert, einheit }: Frist) => {
  const eins = einheit === 'tage' ? '1 Tag' : '1 Jahr'
  return wert === 1 ? eins : `${wert} ${einheit === 'tage' ? 'Tage' : 'Jahre'}`
}

const fristen: Record<FristName, string> = {
  anfragen: 'Anfragen aus Formularen ab dem Eingang; offene, bis sie erledigt sind',
  corona: 'Kontaktangaben zu einem Besuch ab dessen Tag',
  warenkorb: 'Warenkorb, seit Sie ihn zuletzt angesehen haben',
  bestellkontakt: 'E-Mail, Telefon und Anmerkung einer Bestellung nach deren Abschluss',
  bestellungen: 'Bestellungen und Rechnungen nach Ende ihres Jahres (§ 147 AO)',
  abos: 'Nachrichten und Erinnerungen, die Sie nicht bestätigt haben',
  brett: 'Aushang am Schwarzen Brett nach seinem letzten Tag',
  partner: 'Was ein Betrieb an seinem Eintrag ändern möchte, nach unserer Entscheidung',
  rueckmeldungen: 'Rückmeldung zu einer Seite',
  besuche: 'Summen der Besuche, ohne Angaben über Personen',
  mails: 'Dass und wann wir eine E-Mail verschickt haben',
  fehler: 'Fehler der Website, seit sie zuletzt auftraten',
  protokoll: 'Wer in der Redaktion was geändert hat',
}

/** Words of what the privacy notice says by itself. */
export const de = {
  titel: 'Wer Daten erhält',
  niemand: 'Diese Website gibt keine Daten an andere Dienste weiter.',
  zweck: 'Wofür',
  daten: 'Welche Daten',
  empfaenger: 'Wer sie erhält',
  rechtsgrundlage: 'Rechtsgrundlage',
  dauer: 'Wie lange',
  fristenTitel: 'Wie lange wir etwas behalten',
  fristen,
  zeit,
}

/** Words of what the privacy notice says by itself, in any language. */
export type PrivacyFactsTexts = typeof de

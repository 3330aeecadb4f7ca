import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  titel: 'Abfallkalender',
  suche: 'Straße suchen',
  feld: 'Ihre Straße',
  hinweis: 'Gern mit Hausnummer, zum Beispiel „Talstr. 12“. Tippfehler machen nichts.',
  zeigen: 'Termine zeigen',
  andere: 'Andere Straße',
  keine: (typed: string) =>
    `Eine Straße „${typed}“ haben wir nicht gefunden. Bitte prüfen Sie die Schreibweise oder geben Sie nur einen Teil des Namens ein.`,
  unbekannt: 'Diese Straße gibt es in unserem Verzeichnis nicht. Bitte suchen Sie sie neu.',
  welche: 'Welche Straße meinen Sie?',
  frueher: (name: string) => `auch „${name}“`,
  nummern: (numbers: string) => `Hausnummern ${numbers}`,
  away: 'Der Abfallkalender ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  fuer: (street: string) => `Abfuhr für ${street}`,
  jeArt: 'Der nächste Termin jeder Abfallart',
  keineTermine: 'Zurzeit sind für diese Straße keine Termine eingetragen.',
  keineGewaehlt: 'Von den gewählten Abfallarten ist für diese Straße kein Termin eingetragen.',
  alleZeigen: 'Alle Abfallarten zeigen',
  keineImMonat: 'In diesem Monat wird nichts abgeholt.',
  bis: (day: string) => `Termine sind bis ${day} eingetragen.`,
  arten: 'Abfallarten auswählen',
  alleArten: 'Alle',
  ansicht: 'Ansicht',
  liste: 'Liste',
  monat: 'Monat',
  voriger: 'Voriger Monat',
  naechster: 'Nächster Monat',
  imMonat: (month: string) => `Abfuhrtermine im ${month}`,
  verschoben: (day: string) => `verschoben, sonst ${day}`,
  verschobenKurz: 'verschoben',
  uhr: (begin: string, end: string | null) =>
    end === null ? `ab ${begin} Uhr` : `${begin} bis ${end} Uhr`,
  mitnehmen: 'Zum Mitnehmen',
  abo: 'Im eigenen Kalender abonnieren',
  datei: 'Kalenderdatei (iCal)',
  erinnern: 'Per E-Mail erinnern lassen',
  aboHinweis:
    'Die Adresse bleibt für immer dieselbe und enthält stets dieses und das nächste Jahr. Sie müssen im Januar nichts neu einrichten.',
  pdf: (year: number) => `Jahresblatt ${year} (PDF)`,
  merken: 'Diese Straße auf diesem Gerät merken',
  vergessen: 'Auf diesem Gerät vergessen',
  istVergessen: 'Die Straße ist auf diesem Gerät vergessen.',
  gemerkt: 'Auf diesem Gerät gemerkt:',
  merkHinweis: 'Die Straße bleibt nur in diesem Browser, wir erfahren sie nicht.',
  aZ: 'Was gehört wohin? Von A bis Z',
}

/** Words about waste collection. */
type AbfallTexts = typeof de

const en: AbfallTexts = {
  titel: 'Waste calendar',
  suche: 'Find a street',
  feld: 'Your street',
  hinweis:
    'With a house number if you like, such as “Talstr. 12”. Spelling mistakes do not matter.',
  zeigen: 'Show dates',
  andere: 'Another street',
  keine: (typed) =>
    `We have found no street “${typed}”. Please check the spelling, or enter only part of the name.`,
  unbekannt: 'There is no such street in our list. Please search for it again.',
  welche: 'Which street do you mean?',
  frueher: (name) => `also “${name}”`,
  nummern: (numbers) => `numbers ${numbers}`,
  away: 'The waste calendar cannot be reached at the moment. Please try again in a few minutes.',
  fuer: (street) => `Collections for ${street}`,
  jeArt: 'The next date for each kind of waste',
  keineTermine: 'No dates have been entered for this street at the moment.',
  keineGewaehlt: 'No dates have been entered for this street and the kinds of waste you chose.',
  alleZeigen: 'Show all kinds of waste',
  keineImMonat: 'Nothing is collected in this month.',
  bis: (day) => `Dates have been entered until ${day}.`,
  arten: 'Choose kinds of waste',
  alleArten: 'All',
  ansicht: 'View',
  liste: 'List',
  monat: 'Month',
  voriger: 'Previous month',
  naechster: 'Next month',
  imMonat: (month) => `Collection dates in ${month}`,
  verschoben: (day) => `moved, usually ${day}`,
  verschobenKurz: 'moved',
  uhr: (begin, end) => (end === null ? `from ${begin}` : `${begin} to ${end}`),
  mitnehmen: 'Take it with you',
  abo: 'Subscribe in your own calendar',
  datei: 'Calendar file (iCal)',
  erinnern: 'Be reminded by e-mail',
  aboHinweis:
    'The address stays the same for good and always holds this year and the next. There is nothing to set up again in January.',
  pdf: (year) => `Calendar of ${year} to print (PDF)`,
  merken: 'Remember this street on this device',
  vergessen: 'Forget on this device',
  istVergessen: 'The street is forgotten on this device.',
  gemerkt: 'Remembered on this device:',
  merkHinweis: 'The street stays in this browser alone; we do not learn it.',
  aZ: 'What goes where? From A to Z',
}

const words: Record<Sprache, AbfallTexts> = { de, en }

/** Words about waste collection, in the language of the page. */
export const useAbfallTexts = () => words[useSprache()]

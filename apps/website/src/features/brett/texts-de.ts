import type { BrettArt } from '@kurstadt/contract'

const arten: Record<BrettArt, string> = {
  biete: 'Angeboten',
  suche: 'Gesucht',
  verschenke: 'Zu verschenken',
  verloren: 'Verloren',
  gefunden: 'Gefunden',
  veranstaltung: 'Veranstaltung',
  mitfahren: 'Mitfahrgelegenheit',
  sonstiges: 'Sonstiges',
}

/** Words about the noticeboard in German; `texts-en.ts` has the same keys by type. */
export const de = {
  titel: 'Schwarzes Brett',
  arten,
  anzahl: (anzahl: number) => {
    if (anzahl === 0) return 'Kein Aushang'
    return anzahl === 1 ? '1 Aushang' : `${anzahl} Aushänge`
  },
  suche: 'Was suchen Sie?',
  suchen: 'Suchen',
  filter: 'Nach Art eingrenzen',
  entfernen: '(ausgewählt, entfernen)',
  aehnlich: (q: string) => `Genau „${q}“ steht auf keinem Aushang. Diese klingen ähnlich:`,
  keine: 'Dazu hängt gerade nichts.',
  leer: 'Gerade hängt nichts am Schwarzen Brett. Hängen Sie etwas aus!',
  alleZeigen: 'Alle Aushänge zeigen',
  erledigt: 'Erledigt',
  vom: (tag: string) => `Ausgehängt am ${tag}`,
  bis: (tag: string) => `Hängt bis ${tag}`,
  aufEinenBlick: 'Auf einen Blick',
  art: 'Art',
  preis: 'Preis',
  name: 'Von',
  telefon: 'Telefon',
  ausgehaengt: 'Ausgehängt',
  haengtBis: 'Hängt bis',
  schreiben: 'Antwort schreiben',
  schreibenHinweis:
    'Ihre Nachricht geht über die Stadt an den Verfasser. Seine Adresse sehen Sie nicht.',
  anrufen: (telefon: string) => `Anrufen: ${telefon}`,
  melden: 'Diesen Aushang melden',
  meldenSeite: '/de/anfragen/aushang-melden/',
  zurueck: 'Zum Schwarzen Brett',
  brett: '/de/schwarzes-brett/',
  aushaengen: 'Etwas aushängen',
  formular: '/de/anfragen/schwarzes-brett/',
  eigene: 'Eigenen Aushang ändern, verlängern oder abnehmen',
  portal: '/de/schwarzes-brett/aushaengen/',
  schritte: [
    'Sie füllen das Formular aus: Art, Überschrift, Text und, wenn Sie mögen, ein Bild.',
    'Wir senden Ihnen einen Link per E-Mail. Erst wenn Sie damit bestätigen, geht es weiter.',
    'Nach 60 Tagen endet der Aushang von selbst. Eine Woche vorher erinnern wir Sie, und Sie können ihn verlängern.',
    'Mit demselben Link ändern Sie Ihre Aushänge oder nehmen sie ab.',
  ],
  regeln: 'Was hängen darf',
  regelnText:
    'Das Schwarze Brett ist für Einwohner und Vereine, nicht für Werbung. Im Text stehen keine Telefonnummern, E-Mail- und Internetadressen: Wer antworten möchte, schreibt Ihnen über ein Formular, und keiner sieht die Adresse des anderen. Was beleidigt, betrügt oder verboten ist, nehmen wir ab und sagen Ihnen, warum.',
  link: {
    titel: 'Link verloren?',
    text: 'Wir senden ihn noch einmal an die Adresse, mit der Sie etwas ausgehängt haben.',
    email: 'E-Mail-Adresse',
    senden: 'Link senden',
  },
}

/** Every word about the noticeboard. */
export type BrettTexts = typeof de

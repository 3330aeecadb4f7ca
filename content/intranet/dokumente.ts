import { type Dokument, pdfOf } from '../dateien/dokument.ts'
import type { InternesDokumentContent } from '../shape.ts'

type Blatt = readonly [titel: string, untertitel: string, punkte: readonly string[]]

const blaetter: Record<string, Blatt> = {
  'dv-arbeitszeit': [
    'Dienstvereinbarung Arbeitszeit',
    'Zwischen der Stadt und dem Personalrat',
    [
      'Der Rahmen reicht von 6:30 bis 19:30 Uhr.',
      'Bis zu 40 Plusstunden und 20 Minusstunden gehen in den nächsten Monat mit.',
      'Überstunden werden drei Tage vorher angekündigt.',
    ],
  ],
  'dv-mobiles-arbeiten': [
    'Dienstvereinbarung Mobiles Arbeiten',
    'Mit Antrag',
    [
      'An bis zu zwei Tagen in der Woche ist Arbeit von zu Hause möglich.',
      'Papierakten bleiben im Haus.',
      'Wer von zu Hause arbeitet, ist während der Sprechzeiten erreichbar.',
    ],
  ],
  'dv-eingliederung': [
    'Dienstvereinbarung Eingliederung',
    'Nach längerer Krankheit',
    [
      'Nach sechs Wochen wird ein Gespräch angeboten.',
      'Die Teilnahme ist freiwillig, eine Absage hat keine Folgen.',
      'Notizen liegen getrennt von der Personalakte.',
    ],
  ],
  'dv-it-nutzung': [
    'Nutzung von Rechner, Mail und Telefon',
    'Dienstvereinbarung',
    [
      'Passwörter haben mindestens 14 Zeichen und gelten nur hier.',
      'Private Mails sind in der Pause erlaubt, private Dateien nicht.',
      'Ausgewertet wird nur bei einem begründeten Verdacht und mit dem Personalrat.',
    ],
  ],
  urlaubsantrag: [
    'Urlaubsantrag',
    'Bitte an die Leitung des Amts',
    ['Name und Amt', 'Vom … bis …, Zahl der Tage', 'Vertretung', 'Unterschrift'],
  ],
  reisekosten: [
    'Reisekosten',
    'Abrechnung innerhalb von sechs Monaten',
    ['Ziel und Anlass', 'Fahrkarten und Belege', 'Gefahrene Kilometer', 'Unterschrift'],
  ],
  fortbildungsantrag: [
    'Antrag auf Fortbildung',
    'Auch für Bildungszeit',
    ['Kurs, Ort und Tage', 'Was Sie danach besser können möchten', 'Stellungnahme der Leitung'],
  ],
  'niederschrift-vorlage': [
    'Niederschrift',
    'Vorlage für Besprechungen',
    ['Wer war dabei?', 'Was wurde entschieden?', 'Wer tut was bis wann?'],
  ],
  dienstwagen: [
    'Dienstwagen',
    'Anweisung zum Fahrtenbuch',
    [
      'Jede Fahrt wird mit Ziel und Kilometern eingetragen.',
      'Unter 50 Prozent wird nach der Rückkehr geladen.',
      'Schäden melden Sie am selben Tag.',
    ],
  ],
  aktenplan: [
    'Aktenplan und Ablage',
    'Auszug',
    ['0 Verwaltung und Gemeinderat', '1 Ordnung', '6 Bauen und Verkehr', '9 Finanzen'],
  ],
  musterbriefe: [
    'Musterbriefe',
    'Zwischenbescheide in klarer Sprache',
    [
      'Vielen Dank für Ihren Brief. Wir haben ihn am … bekommen.',
      'Um Ihre Sache kümmert sich …; Sie hören bis zum … von uns.',
    ],
  ],
  entgelttabelle: [
    'Entgelttabelle',
    'Monatsbeträge in Euro, Stufe 1 und Stufe 6',
    [
      'Entgeltgruppe 5: 2.912 und 3.588',
      'Entgeltgruppe 8: 3.174 und 4.011',
      'Entgeltgruppe 9b: 3.531 und 4.937',
    ],
  ],
  'leitfaden-sprache': [
    'Leichte Sprache: zwölf Regeln',
    'Zum Aufhängen',
    ['Ein Gedanke in einem Satz.', 'Wörter, die alle kennen.', 'Große Schrift, viel Abstand.'],
  ],
  'leitfaden-dokumente': [
    'Barrierefreie Dokumente',
    'In fünf Schritten',
    [
      'Überschriften auszeichnen',
      'Bilder beschreiben',
      'Tabellen einfach halten',
      'Kontrast prüfen',
      'Mit dem Werkzeug prüfen',
    ],
  ],
  brandschutz: [
    'Brandschutzordnung',
    'Was im Ernstfall zu tun ist',
    [
      'Ruhe bewahren und 112 rufen.',
      'Türen schließen, Aufzug nicht benutzen.',
      'Sammelplatz ist der Marktbrunnen.',
    ],
  ],
  bereitschaftsplan: [
    'Bereitschaftsplan',
    'Wer wann erreichbar ist',
    [
      'Gerade Wochen: Gruppe Nord',
      'Ungerade Wochen: Gruppe Süd',
      'Wechsel ist freitags um 12:00 Uhr.',
    ],
  ],
}

function dokumentOf([titel, untertitel, liste]: Blatt): Dokument {
  const abschnitte = [{ titel: 'Auf einen Blick', liste: [...liste] }]
  return { titel, untertitel, stand: '01.10.2026', abschnitte }
}

/** Files of the intranet; several documents of the archive share one. */
export const intranetdokumente: InternesDokumentContent[] = Object.entries(blaetter).map(
  ([key, blatt]) => ({
    key,
    titel: blatt[0],
    bereich: 'intranet',
    oeffentlich: false,
    pdf: () => pdfOf(dokumentOf(blatt)),
  }),
)

import type { ArchivContent } from './shape.ts'

/** Topics of the archive. */
export const themen = [
  { key: 'vereinbarungen', thema: 'Dienstvereinbarungen' },
  { key: 'anweisungen', thema: 'Dienstanweisungen' },
  { key: 'formulare', thema: 'Formulare' },
  { key: 'tarif', thema: 'Tarif und Entgelt' },
  { key: 'schreiben', thema: 'Schreiben und Veröffentlichen' },
  { key: 'sicherheit', thema: 'Sicherheit und Bereitschaft' },
] as const

type Zeile = readonly [
  titel: string,
  datei: string,
  stand: string,
  gilt: readonly [von?: string, bis?: string],
  downloadtext?: string,
]

const zeilen: Record<(typeof themen)[number]['key'], readonly Zeile[]> = {
  vereinbarungen: [
    [
      'Arbeitszeit und Gleitzeit',
      'dv-arbeitszeit',
      '2026-02-01',
      ['2026-03-01'],
      'ersetzt die Fassung von 2019',
    ],
    [
      'Arbeitszeit und Gleitzeit, Fassung von 2019',
      'dv-arbeitszeit',
      '2019-05-14',
      ['2019-06-01', '2026-02-28'],
      'nur zum Nachschlagen',
    ],
    [
      'Mobiles Arbeiten',
      'dv-mobiles-arbeiten',
      '2024-10-08',
      ['2024-11-01', '2027-10-31'],
      'mit Antrag auf der letzten Seite',
    ],
    ['Eingliederung nach Krankheit', 'dv-eingliederung', '2023-03-20', ['2023-04-01']],
    ['Nutzung von Rechner, Mail und Telefon', 'dv-it-nutzung', '2025-06-12', ['2025-07-01']],
    [
      'Gespräche zwischen Leitung und Beschäftigten',
      'dv-eingliederung',
      '2022-01-17',
      ['2022-02-01'],
    ],
    ['Fortbildung und Bildungszeit', 'fortbildungsantrag', '2024-01-09', ['2024-02-01']],
    ['Umgang mit Konflikten am Arbeitsplatz', 'dv-eingliederung', '2021-09-30', ['2021-10-01']],
  ],
  anweisungen: [
    ['Unterschriften und Zeichnung', 'aktenplan', '2025-01-15', ['2025-02-01']],
    ['Umgang mit Bargeld an Nebenkassen', 'aktenplan', '2023-11-02', ['2024-01-01']],
    [
      'Vergabe von Aufträgen bis 100.000 Euro',
      'aktenplan',
      '2026-01-10',
      ['2026-02-01'],
      'mit Übersicht der Wertgrenzen',
    ],
    [
      'Vergabe von Aufträgen, Wertgrenzen bis 2025',
      'aktenplan',
      '2021-01-04',
      ['2021-02-01', '2026-01-31'],
    ],
    ['Dienstwagen und Fahrtenbuch', 'dienstwagen', '2026-04-20', ['2026-05-01']],
    ['Aktenplan und Ablage', 'aktenplan', '2024-07-01', ['2024-08-01'], '14 Seiten, durchsuchbar'],
    [
      'Annahme von Geschenken',
      'dv-it-nutzung',
      '2020-12-01',
      ['2021-01-01'],
      'Grenze: 25 Euro im Jahr',
    ],
    ['Auskünfte nach dem Informationsrecht', 'musterbriefe', '2022-06-14', ['2022-07-01']],
  ],
  formulare: [
    ['Urlaubsantrag', 'urlaubsantrag', '2026-01-02', [], 'ausfüllbar, eine Seite'],
    ['Antrag auf Sonderurlaub', 'urlaubsantrag', '2025-03-11', [], 'ausfüllbar, eine Seite'],
    [
      'Reisekosten',
      'reisekosten',
      '2026-06-01',
      ['2026-07-01'],
      'ausfüllbar; Belege als Foto anhängen',
    ],
    ['Antrag auf Fortbildung', 'fortbildungsantrag', '2024-02-01', []],
    [
      'Anmeldung zum mobilen Arbeiten',
      'dv-mobiles-arbeiten',
      '2024-11-01',
      ['2024-11-01', '2027-10-31'],
    ],
    [
      'Meldung eines Dienstunfalls',
      'brandschutz',
      '2023-05-05',
      [],
      'innerhalb von drei Tagen abgeben',
    ],
    ['Niederschrift, Vorlage', 'niederschrift-vorlage', '2026-04-14', []],
    ['Schlüssel und Karten: Empfang', 'dienstwagen', '2026-08-03', []],
  ],
  tarif: [
    ['Entgelttabelle ab April', 'entgelttabelle', '2026-03-20', ['2026-04-01', '2027-03-31']],
    ['Entgelttabelle bis März', 'entgelttabelle', '2025-03-18', ['2025-04-01', '2026-03-31']],
    ['Entgelt für Auszubildende', 'entgelttabelle', '2026-03-20', ['2026-04-01', '2027-03-31']],
    ['Eingruppierung: was die Stufen bedeuten', 'entgelttabelle', '2024-09-09', []],
    [
      'Leistungsprämie: Verfahren',
      'dv-arbeitszeit',
      '2025-11-03',
      ['2026-01-01', '2026-12-31'],
      'Vorschläge bis Ende September',
    ],
  ],
  schreiben: [
    ['Leichte Sprache: zwölf Regeln', 'leitfaden-sprache', '2026-05-18', [], 'zum Aufhängen'],
    ['Barrierefreie Dokumente', 'leitfaden-dokumente', '2025-12-01', []],
    ['Musterbriefe für Zwischenbescheide', 'musterbriefe', '2026-08-24', []],
    ['Gendergerecht und verständlich schreiben', 'leitfaden-sprache', '2023-02-14', []],
    ['Gestaltung: Logo, Farben, Schrift', 'leitfaden-dokumente', '2024-04-30', ['2024-05-01']],
  ],
  sicherheit: [
    [
      'Brandschutzordnung',
      'brandschutz',
      '2025-09-01',
      ['2025-10-01'],
      'mit Fluchtplänen je Stock',
    ],
    [
      'Brandschutzordnung, Fassung von 2017',
      'brandschutz',
      '2017-04-03',
      ['2017-05-01', '2025-09-30'],
    ],
    [
      'Bereitschaftsplan Winterdienst',
      'bereitschaftsplan',
      '2026-10-12',
      ['2026-11-01', '2027-03-31'],
    ],
    [
      'Bereitschaftsplan Winterdienst, letzter Winter',
      'bereitschaftsplan',
      '2025-10-13',
      ['2025-11-01', '2026-03-31'],
    ],
    [
      'Alarmplan bei Hochwasser',
      'bereitschaftsplan',
      '2026-02-27',
      ['2026-03-01'],
      'Telefonkette auf Seite 2',
    ],
    ['Verhalten bei Bedrohung am Schalter', 'brandschutz', '2024-06-06', []],
  ],
}

/** Documents of the archive. */
export const archiv: ArchivContent[] = themen.flatMap(({ key: thema }) =>
  zeilen[thema].map(([titel, datei, stand, [von, bis], downloadtext]) => ({
    thema,
    titel,
    datei,
    stand,
    ...(von === undefined ? {} : { von }),
    ...(bis === undefined ? {} : { bis }),
    ...(downloadtext === undefined ? {} : { downloadtext }),
  })),
)

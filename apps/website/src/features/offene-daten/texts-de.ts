/** Words of the pages about open data. */
export const de = {
  license: {
    title: 'Was Sie dürfen',
    free: 'Alle Dateien hier dürfen Sie kostenlos verwenden, verändern und weitergeben, auch geschäftlich.',
    name: 'Lizenz:',
    source: (who: string) =>
      `Nennen Sie dabei die Quelle: „${who}“ – und ob Sie etwas verändert haben.`,
    noSource: 'Die Quelle müssen Sie nicht nennen.',
    none: 'Eine Lizenz hat die Stadt noch nicht festgelegt. Ansehen dürfen Sie die Daten. Wenn Sie sie weitergeben oder veröffentlichen möchten, fragen Sie bitte vorher.',
    ask: 'Fragen dazu:',
    apart:
      'Nicht dabei sind Bilder ohne freie Lizenz. Wo ein Bild genannt ist, steht seine eigene Lizenz daneben.',
  },
  list: 'Datensätze',
  nothing: 'Zurzeit gibt es keine Datensätze.',
  asOf: (day: string) => `Zuletzt geändert am ${day}`,
  live: 'Wird laufend gemessen',
  part: (number: number) => `Teil ${number}`,
  machines: 'Für Programme',
  catalogue: {
    text: 'Alle Datensätze mit Adressen und Lizenz in einer Datei, wie Datenportale sie lesen:',
    link: 'Katalog nach DCAT-AP.de (JSON-LD)',
  },
  api: {
    addresses: 'Adressen',
    stable:
      'Die Adressen bleiben, auch wenn sich die Website ändert. Ein Schlüssel oder eine Anmeldung ist nicht nötig.',
    rows: [
      [
        '/de/open-data/{datensatz}.json',
        'Ein Objekt mit Lizenz und Quelle; die Datensätze stehen in der Liste „daten“.',
      ],
      [
        '/de/open-data/{datensatz}.csv',
        'Eine Tabelle nach RFC 4180: Kommas, UTF-8 mit BOM, Zeilenende CRLF, jede Zelle in Anführungszeichen. Mehrere Werte in einer Zelle trennt „ | “, Zahlen haben einen Punkt. Vor Text, den eine Tabellenkalkulation als Formel läse (= + - @), steht ein Apostroph.',
      ],
      [
        '/de/open-data/{datensatz}.geojson',
        'Eine FeatureCollection nach RFC 7946, wo es Positionen gibt. Einträge ohne Position haben die Geometrie null.',
      ],
      [
        '/en/open-data/…',
        'Dieselben Dateien mit englischen Texten. Was nicht übersetzt ist, bleibt deutsch; die Spalte „sprache“ sagt es.',
      ],
      [
        '?seite=2',
        'Eine Datei hat höchstens 5.000 Einträge, der Rest folgt auf weiteren Seiten. In JSON stehen „seiten“ und „naechste“.',
      ],
    ],
    use: 'Abrufen',
    rules: [
      'Jede Antwort hat ein ETag. Senden Sie es als If-None-Match zurück: Hat sich nichts geändert, kommt 304 ohne Inhalt.',
      'Skripte fremder Seiten dürfen die Dateien lesen (CORS).',
      'Bitte eine Abfrage nach der anderen. Wer sehr viele sendet, bekommt 429 und mit Retry-After die Sekunden bis zur nächsten.',
      '400: Ein Parameter stimmt nicht. 404: Datensatz, Format oder Seite gibt es nicht. 503: Bitte später noch einmal.',
      'Tage und Uhrzeiten gelten in Deutschland (2027-06-01, 19:30). Zeitpunkte sind in UTC (2027-06-01T17:30:00.000Z).',
    ],
    fields: 'Felder',
    count: (number: number) => `${number} Felder`,
    kinds: {
      nummer: 'Nummer',
      text: 'Text',
      zahl: 'Zahl',
      ja_nein: 'true oder false',
      liste: 'Liste',
      tag: 'Tag',
      uhrzeit: 'Uhrzeit',
      zeitpunkt: 'Zeitpunkt',
      adresse: 'Adresse im Internet',
    },
  },
}

/** The same in each language. */
export type OpenDataTexts = typeof de

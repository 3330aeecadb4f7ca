import type { OpenDataTexts } from './texts-de.ts'

/** Words of the pages about open data. */
export const en: OpenDataTexts = {
  license: {
    title: 'What you may do',
    free: 'You may use, change and pass on all files here free of charge, commercially too.',
    name: 'Licence:',
    source: (who) => `Please name the source: “${who}” – and say whether you changed anything.`,
    noSource: 'You need not name the source.',
    none: 'The town has not chosen a licence yet. You may look at the data. Please ask before you pass it on or publish it.',
    ask: 'Questions:',
    apart:
      'Pictures without a free licence are not included. Where a picture is named, its own licence stands beside it.',
  },
  list: 'Datasets',
  nothing: 'There are no datasets at the moment.',
  asOf: (day) => `Last changed on ${day}`,
  live: 'Measured continuously',
  part: (number) => `part ${number}`,
  machines: 'For programs',
  catalogue: {
    text: 'All datasets with addresses and licence in one file, as data portals read it:',
    link: 'Catalogue in DCAT-AP.de (JSON-LD)',
  },
  api: {
    addresses: 'Addresses',
    stable:
      'The addresses stay, even when the website changes. You need neither a key nor a login.',
    rows: [
      [
        '/en/open-data/{dataset}.json',
        'An object with licence and source; the records are in the list “daten”.',
      ],
      [
        '/en/open-data/{dataset}.csv',
        'A table after RFC 4180: commas, UTF-8 with a BOM, CRLF line endings, every cell in quotes. Several values in a cell are separated by “ | ”, numbers have a point. Text that a spreadsheet would read as a formula (= + - @) begins with an apostrophe.',
      ],
      [
        '/en/open-data/{dataset}.geojson',
        'A FeatureCollection after RFC 7946, where there are positions. Entries without one have the geometry null.',
      ],
      [
        '/de/open-data/…',
        'The same files with German texts. Names of datasets and fields are German in both.',
      ],
      [
        '?seite=2',
        'A file has at most 5,000 records; the rest follows on further pages. JSON says so in “seiten” (pages) and “naechste” (next).',
      ],
    ],
    use: 'Fetching',
    rules: [
      'Every answer has an ETag. Send it back as If-None-Match: if nothing has changed, you get 304 without content.',
      'Scripts of other sites may read the files (CORS).',
      'One request after the other, please. Whoever sends a great many gets 429 and, in Retry-After, the seconds until the next.',
      '400: a parameter is wrong. 404: there is no such dataset, format or page. 503: please try again later.',
      'Days and times are those of Germany (2027-06-01, 19:30). Instants are in UTC (2027-06-01T17:30:00.000Z).',
    ],
    fields: 'Fields',
    count: (number) => `${number} fields`,
    kinds: {
      nummer: 'number that stays',
      text: 'text',
      zahl: 'number',
      ja_nein: 'true or false',
      liste: 'list',
      tag: 'day',
      uhrzeit: 'time',
      zeitpunkt: 'instant',
      adresse: 'web address',
    },
  },
}

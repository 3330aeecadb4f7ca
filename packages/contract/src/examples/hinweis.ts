import type { Hinweis } from '../entities/hinweis.ts'

const typical: Hinweis = {
  id: 3,
  sprache: 'de',
  titel: 'Bergbahn steht wegen Sturm',
  text: 'Bis zum Abend fährt ein Bus vom Bahnhof zum Wanderparkplatz Oberwies.',
  stufe: 'warnung',
  gueltig_von: '2027-11-03T05:00:00.000Z',
  gueltig_bis: '2027-11-03T18:00:00.000Z',
  bereich: 'alle',
  link: '/de/bergbahn/',
  linktext: 'Zur Bergbahn',
}

/** Alerts by name. */
export const hinweisExamples = {
  typical,
  minimal: {
    ...typical,
    id: 4,
    titel: 'Rathaus heute ab 12 Uhr geschlossen',
    text: null,
    stufe: 'info',
    gueltig_bis: null,
    bereich: 'default',
    link: null,
    linktext: null,
  },
  'long-words': {
    ...typical,
    id: 5,
    titel: 'Trinkwasserversorgungsunterbrechung in Talstraße, Quellenweg und Kastanienallee',
    text: 'Nach dem Wasserrohrbruch an der Hauptversorgungsleitung bitten wir Sie, das Leitungswasser bis auf Weiteres abzukochen. Die Stadtwerke verteilen Trinkwasser am Feuerwehrgerätehaus, am Marktplatz und vor der Grundschule; bringen Sie bitte eigene Behälter mit.',
    stufe: 'gefahr',
  },
  english: {
    ...typical,
    sprache: 'en',
    titel: 'Funicular stopped because of the storm',
    text: 'A bus runs from the station to the Oberwies car park until the evening.',
    link: '/en/funicular/',
    linktext: 'About the funicular',
  },
} satisfies Record<string, Hinweis>

/** Lists of alerts by name; `quiet` has none, and one begins at three o’clock. */
export const listOfHinweise = {
  typical: {
    data: [hinweisExamples['long-words'], typical],
    anzahl: 2,
    seite: 1,
    pro_seite: 20,
    naechster_wechsel: '2027-11-03T18:00:00.000Z',
  },
  quiet: {
    data: [],
    anzahl: 0,
    seite: 1,
    pro_seite: 20,
    naechster_wechsel: '2027-11-03T14:00:00.000Z',
  },
}

import type { SeiteContent } from './shape.ts'

/** Everything to print or take along (spec 2.5, footer). */
export const downloads: SeiteContent = {
  key: 'downloads',
  eltern: 'start',
  pageLayout: 'default',
  de: {
    pfad: '/de/downloads/',
    titel: 'Prospekte und Downloads',
    beschreibung: 'Wanderwege, Festivalprogramm, Ämterliste und Satzungen als PDF.',
    blocks: [
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Für Gäste',
        downloads: [
          { titel: 'Wanderempfehlungen rund um Bad Silberbronn', datei: 'wanderempfehlungen' },
          { titel: 'Programm des Rossini-Festivals', datei: 'rossini-programm' },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        text: `Den Fahrplan zum Ausdrucken gibt es auf der [Seite der Bergbahn](/de/bergbahn/). Er wird jedes Mal aus den Fahrzeiten gemacht, die gerade gelten.`,
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Aus dem Rathaus',
        downloads: [
          { titel: 'Ämter und Telefonnummern', datei: 'aemterliste' },
          {
            titel: 'Auszug aus der Satzung über die Erhebung der Kurtaxe',
            datei: 'kurtaxe-satzung',
          },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        text: `Veranstaltungen, Orte, Touren und mehr als Dateien zum Weiterverwenden gibt es unter [Offene Daten](/de/open-data/).`,
      },
    ],
  },
  en: {
    pfad: '/en/downloads/',
    titel: 'Leaflets and downloads',
    beschreibung: 'Walks, festival programme, list of offices and by-laws as PDF.',
    blocks: [
      {
        slot: 'content',
        template: 'downloads',
        titel: 'For visitors',
        downloads: [
          {
            titel: 'Recommended walks around Bad Silberbronn (in German)',
            datei: 'wanderempfehlungen',
          },
          { titel: 'Rossini Festival programme (in German)', datei: 'rossini-programm' },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        text: `The timetable to print is on the [page of the funicular](/en/funicular/). It is made each time from the times that hold.`,
      },
      {
        slot: 'content',
        template: 'downloads',
        titel: 'From the town hall',
        downloads: [
          { titel: 'Offices and telephone numbers (in German)', datei: 'aemterliste' },
          {
            titel: 'Extract from the by-law on the visitor’s tax (in German)',
            datei: 'kurtaxe-satzung',
          },
        ],
      },
      {
        slot: 'content',
        template: 'text',
        text: `Events, places, tours and more as files that you may use are under [open data](/en/open-data/).`,
      },
    ],
  },
}

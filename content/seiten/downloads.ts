import type { SeiteContent } from './shape.ts'

/** Everything to print or take along (spec 2.5, footer). */
export const downloads: SeiteContent = {
  key: 'downloads',
  eltern: 'start',
  pageLayout: 'default',
  de: {
    pfad: '/de/downloads/',
    titel: 'Prospekte und Downloads',
    beschreibung: 'Fahrplan, Wanderwege, Festivalprogramm, Ämterliste und Satzungen als PDF.',
    blocks: [
      {
        slot: 'content',
        template: 'downloads',
        titel: 'Für Gäste',
        downloads: [
          { titel: 'Fahrplan der Bergbahn', datei: 'fahrplan-bergbahn' },
          { titel: 'Wanderempfehlungen rund um Bad Silberbronn', datei: 'wanderempfehlungen' },
          { titel: 'Programm des Rossini-Festivals', datei: 'rossini-programm' },
        ],
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
    ],
  },
  en: {
    pfad: '/en/downloads/',
    titel: 'Leaflets and downloads',
    beschreibung: 'Timetable, walks, festival programme, list of offices and by-laws as PDF.',
    blocks: [
      {
        slot: 'content',
        template: 'downloads',
        titel: 'For visitors',
        downloads: [
          { titel: 'Funicular timetable (in German)', datei: 'fahrplan-bergbahn' },
          {
            titel: 'Recommended walks around Bad Silberbronn (in German)',
            datei: 'wanderempfehlungen',
          },
          { titel: 'Rossini Festival programme (in German)', datei: 'rossini-programm' },
        ],
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
    ],
  },
}

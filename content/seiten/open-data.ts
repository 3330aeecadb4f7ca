import type { SeiteContent } from './shape.ts'

/** Data that others may use, and how programs read it. */
export const openDataSeiten: SeiteContent[] = [
  {
    key: 'open-data',
    eltern: 'start',
    pageLayout: 'default',
    de: {
      pfad: '/de/open-data/',
      titel: 'Offene Daten',
      beschreibung:
        'Veranstaltungen, Orte, Touren, Parkplätze, Abfuhrtermine und mehr als Dateien zum Weiterverwenden.',
      blocks: [
        { slot: 'content', template: 'offene-daten' },
        {
          slot: 'content',
          template: 'text',
          text: `Adressen, Regeln und alle Felder stehen in der [Beschreibung der Schnittstelle](/de/open-data/schnittstelle/). Fehlt Ihnen ein Datensatz? [Schreiben Sie uns](/de/kontakt/).`,
        },
      ],
    },
    en: {
      pfad: '/en/open-data/',
      titel: 'Open data',
      beschreibung:
        'Events, places, tours, car parks, collection dates and more as files that you may use.',
      blocks: [
        { slot: 'content', template: 'offene-daten' },
        {
          slot: 'content',
          template: 'text',
          text: `Addresses, rules and all fields are in the [description of the interface](/en/open-data/interface/). Is a dataset missing? [Write to us](/en/contact/).`,
        },
      ],
    },
  },
  {
    key: 'open-data-schnittstelle',
    eltern: 'open-data',
    pageLayout: 'default',
    de: {
      pfad: '/de/open-data/schnittstelle/',
      titel: 'Schnittstelle der offenen Daten',
      beschreibung:
        'Adressen, Regeln und Felder der Datensätze, für alle, die Programme schreiben.',
      blocks: [
        {
          slot: 'content',
          template: 'offene-daten',
          ansicht: 'schnittstelle',
          einleitung:
            'Für alle, die Programme schreiben: wo die Dateien liegen und was in ihnen steht.',
        },
        {
          slot: 'content',
          template: 'text',
          text: `Welche Datensätze es gibt und was Sie damit dürfen, steht unter [Offene Daten](/de/open-data/).`,
        },
      ],
    },
    en: {
      pfad: '/en/open-data/interface/',
      titel: 'Open data interface',
      beschreibung:
        'Addresses, rules and fields of the datasets, for everybody who writes programs.',
      blocks: [
        {
          slot: 'content',
          template: 'offene-daten',
          ansicht: 'schnittstelle',
          einleitung: 'For everybody who writes programs: where the files are and what is in them.',
        },
        {
          slot: 'content',
          template: 'text',
          text: `Which datasets there are and what you may do with them is said under [Open data](/en/open-data/).`,
        },
      ],
    },
  },
]

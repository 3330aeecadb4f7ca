import type { SeiteContent } from '../shape.ts'

/** All tours and places on the map (spec 2.2, outdoor map). */
const touren: SeiteContent = {
  key: 'touren',
  eltern: 'wandern',
  zustaendig: 'tourismus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/wandern-und-natur/touren/',
    titel: 'Touren auf der Karte',
    beschreibung:
      'Wandern, Radfahren, Langlauf und Rodeln um Bad Silberbronn: alle Touren auf der Karte, mit Länge, Zeit, Aufstieg und dem, was gesperrt ist.',
    blocks: [
      {
        slot: 'content',
        template: 'outdoor-karte',
        einleitung:
          'Vom ebenen Kilometer mit dem Kinderwagen bis zur Tagestour durch drei Täler. Bei jeder Tour stehen Karte, Höhenprofil, der Weg in Worten und eine Datei für die Uhr.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Bevor Sie losgehen',
        text: `Die Gehzeiten sind ohne Pausen gerechnet. Ob ein Weg gesperrt ist, steht oben auf seiner Seite; nach Sturm und Starkregen sagt es Ihnen auch die [Tourist-Information](/de/tourist-information/) am Telefon.

Wie das Wetter oben ist, zeigen die [Webcams](/de/webcams/). Zum Start kommen Sie fast überall mit Bus oder Bahn: [Anreise & Mobilität](/de/anreise/).`,
      },
    ],
  },
  en: {
    pfad: '/en/walking-and-nature/tours/',
    titel: 'Tours on the map',
    beschreibung:
      'Walking, cycling, skiing and sledging around Bad Silberbronn: all tours on the map, with length, time and climb, and with what is closed.',
    blocks: [
      {
        slot: 'content',
        template: 'outdoor-karte',
        einleitung:
          'From a level mile with a pushchair to a day’s walk through three valleys. Each tour has its map, height profile, the way in words and a file for your watch.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Before you set off',
        text: `Times are without breaks. Whether a way is closed is said at the top of its page; after storms and heavy rain the [tourist information](/en/tourist-information/) will tell you by telephone, too.

The [webcams](/en/webcams/) show the weather on the hills. Almost every start can be reached by bus or train: [Getting here & around](/en/getting-here/).`,
      },
    ],
  },
}

/** One of them. */
const tour: SeiteContent = {
  key: 'tour',
  eltern: 'touren',
  pageLayout: 'wide',
  detailseite_fuer: 'touren',
  de: {
    pfad: '/de/wandern-und-natur/touren/*',
    titel: 'Tour',
    blocks: [{ slot: 'content', template: 'tour-detail' }],
  },
  en: {
    pfad: '/en/walking-and-nature/tours/*',
    titel: 'Tour',
    blocks: [{ slot: 'content', template: 'tour-detail' }],
  },
}

/** Pages of the tours. */
export const tourenseiten: SeiteContent[] = [touren, tour]

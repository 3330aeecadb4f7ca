import {
  bergbahnStrecke,
  bergbahnWagen,
  gebaerdenFigur,
  gebaerdenWand,
} from '../bilder/szenen/index.ts'
import type { FilmContent } from './shape.ts'

/** Where the funicular stands at a moment of its ride from 0 to 1: it starts gently and stops gently. */
const onTheWay = (moment: number) => -250 + 1_900 * (moment * moment * (3 - 2 * moment))

/** Films that are drawn here, picture by picture; a few seconds each. */
export const filme: FilmContent[] = [
  {
    key: 'bergbahn-fahrt',
    copyright: 'Stadt Bad Silberbronn',
    breite: 640,
    hoehe: 360,
    takt: 5,
    bilder: 35,
    hintergrund: bergbahnStrecke,
    davor: (moment) => bergbahnWagen(onTheWay(moment)),
    untertitel: [
      {
        von: 0.3,
        bis: 2.6,
        text: {
          de: 'Die Bergbahn verlässt die Talstation.',
          en: 'The funicular leaves the valley station.',
        },
      },
      {
        von: 2.9,
        bis: 6.6,
        text: {
          de: 'Sechs Minuten später steht sie auf dem Hohen Stein, 754 Meter über dem Meer.',
          en: 'Six minutes later it stops on the Hoher Stein, 754 metres above the sea.',
        },
      },
    ],
  },
  {
    key: 'dgs',
    copyright: 'Stadt Bad Silberbronn',
    breite: 640,
    hoehe: 360,
    takt: 5,
    bilder: 48,
    hintergrund: gebaerdenWand,
    davor: gebaerdenFigur,
    untertitel: [
      {
        von: 0.2,
        bis: 3,
        text: {
          de: 'Guten Tag. Hier finden Sie das Rathaus, Veranstaltungen und alles für Gäste.',
          en: 'Hello. Here you find the town hall, events and everything for guests.',
        },
      },
      {
        von: 3.2,
        bis: 6.2,
        text: {
          de: 'Oben stehen Menü und Suche, unten Telefon und Adresse.',
          en: 'Menu and search are at the top, telephone and address at the bottom.',
        },
      },
      {
        von: 6.4,
        bis: 9.4,
        text: {
          de: 'Kommen Sie nicht weiter? Melden Sie uns die Barriere.',
          en: 'Are you stuck? Report the barrier to us.',
        },
      },
    ],
  },
]

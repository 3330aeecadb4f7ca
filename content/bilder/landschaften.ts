import type { BildContent } from '../shape.ts'
import * as szenen from './szenen/index.ts'

const copyright = 'Stadt Bad Silberbronn'

/** Landscape, garden and play around the town. */
export const landschaften: BildContent[] = [
  {
    key: 'karsee',
    svg: szenen.karsee,
    alt: {
      de: 'Stiller Bergsee am Morgen unter einer steilen, bewaldeten Wand, auf einem Steg stehen zwei Menschen',
      en: 'A still mountain lake in the morning below a steep wooded wall, two people standing on a jetty',
    },
    copyright,
    bildtext: { de: 'Der Silbersee', en: 'The Silbersee' },
    fokus: [0.62, 0.55],
  },
  {
    key: 'schlucht',
    svg: szenen.schlucht,
    alt: {
      de: 'Wasserfall in einer Felsschlucht, davor eine geschwungene Holzbrücke mit zwei Wandernden',
      en: 'Waterfall in a rocky gorge, two walkers on a curved wooden bridge in front of it',
    },
    copyright,
    bildtext: { de: 'In der Silberschlucht', en: 'In the Silber gorge' },
    fokus: [0.5, 0.5],
  },
  {
    key: 'streuobst',
    svg: szenen.streuobst,
    alt: {
      de: 'Blühende Obstbäume auf einer Wiese mit Schafen, ein Weg führt hinunter zur Stadt mit dem Kirchturm',
      en: 'Fruit trees in blossom on a meadow with sheep, a path leading down to the town and its church tower',
    },
    copyright,
    bildtext: { de: 'Streuobstwiesen über der Stadt', en: 'Orchard meadows above the town' },
    fokus: [0.45, 0.6],
  },
  {
    key: 'rodeln',
    svg: szenen.rodeln,
    alt: {
      de: 'Familien fahren auf Schlitten einen verschneiten Hang hinab, oben leuchten die Fenster einer Hütte',
      en: 'Families on sledges speed down a snowy slope, the windows of a hut shining at the top',
    },
    copyright,
    bildtext: { de: 'Rodelbahn am Hohen Stein', en: 'The sledge run on the Hoher Stein' },
    fokus: [0.52, 0.65],
  },
  {
    key: 'radweg',
    svg: szenen.radweg,
    alt: {
      de: 'Drei Menschen auf Fahrrädern auf einem Weg neben dem Bach, dahinter das bewaldete Tal im Morgenlicht',
      en: 'Three cyclists on a path beside the stream, the wooded valley behind them in morning light',
    },
    copyright,
    bildtext: { de: 'Auf dem Silbertal-Radweg', en: 'On the Silbertal cycle path' },
    fokus: [0.68, 0.7],
  },
  {
    key: 'stellplatz',
    svg: szenen.stellplatz,
    alt: {
      de: 'Zwei Wohnmobile und ein Zelt am Bach in der Abendsonne, davor sitzen Reisende um ein Feuer',
      en: 'Two motorhomes and a tent by the stream in evening light, travellers gathered round a fire',
    },
    copyright,
    bildtext: { de: 'Abend auf dem Zeltplatz', en: 'Evening on the campsite' },
    fokus: [0.14, 0.7],
  },
  {
    key: 'kurgarten',
    svg: szenen.kurgarten,
    alt: {
      de: 'Kurgarten im Frühling mit Blumenbeeten und Springbrunnen vor der Wandelhalle',
      en: 'The spa garden in spring with flower beds and a fountain in front of the pump room',
    },
    copyright,
    bildtext: { de: 'Frühling im Kurgarten', en: 'Spring in the spa garden' },
    fokus: [0.5, 0.62],
  },
  {
    key: 'waldspielplatz',
    svg: szenen.waldspielplatz,
    alt: {
      de: 'Spielplatz im Wald mit zwei Baumhäusern, Hängebrücke, Rutsche und Schaukel',
      en: 'Playground in the wood with two tree houses, a rope bridge, a slide and a swing',
    },
    copyright,
    bildtext: { de: 'Waldspielplatz Oberwies', en: 'The woodland playground at Oberwies' },
    fokus: [0.5, 0.6],
  },
]

import { orte } from './orte.ts'
import type { WebcamContent } from './shape.ts'

/** The two cameras of the town. */
export const webcams: WebcamContent[] = [
  {
    titel: { de: 'Webcam Hoher Stein', en: 'Hoher Stein webcam' },
    standort: {
      de: 'Aussichtsturm auf dem Hohen Stein, Blick nach Südwesten',
      en: 'View tower on the Hoher Stein, facing south-west',
    },
    text: {
      de: 'Das Silbertal von oben, alle zehn Minuten ein neues Bild. Im Winter sehen Sie hier, ob die Rodelbahn weiß ist.',
      en: 'The Silbertal from above, a new picture every ten minutes. In winter you can see whether the sledge run is white.',
    },
    url: 'https://webcam.bad-silberbronn.example/hoher-stein',
    kamera: 'hoher-stein.jpg',
    bild: 'nebelmeer',
    copyright: 'Bergbahn Bad Silberbronn',
    ort: orte.aussichtsturm,
    sortierung: 10,
  },
  {
    titel: { de: 'Webcam Marktplatz', en: 'Market square webcam' },
    standort: {
      de: 'Haus am Marktbrunnen, Dachgeschoss, Blick nach Norden',
      en: 'House by the fountain, attic, facing north',
    },
    text: {
      de: 'Marktbrunnen und Rathaus, ohne Livebild. Das Bild ist so grob, dass niemand zu erkennen ist, und wird nach zwei Tagen gelöscht.',
      en: 'The fountain and the town hall, without a live view. The picture is too coarse to recognise anyone and is deleted after two days.',
    },
    kamera: 'marktplatz.jpg',
    bild: 'marktplatz',
    copyright: 'Stadt Bad Silberbronn',
    ort: orte.marktbrunnen,
    sortierung: 20,
  },
]

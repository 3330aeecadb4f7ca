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
    bild: 'nebelmeer',
    copyright: 'Bergbahn Bad Silberbronn',
    ort: orte.aussichtsturm,
    sortierung: 10,
  },
  {
    titel: { de: 'Webcam Marktplatz', en: 'Market square webcam' },
    standort: {
      de: 'Rathaus, Dachgeschoss, Blick nach Süden',
      en: 'Town hall, attic, facing south',
    },
    text: {
      de: 'Marktbrunnen und Badgasse. Das Bild ist so grob, dass niemand zu erkennen ist, und wird nach einer Stunde gelöscht.',
      en: 'The fountain and Badgasse. The picture is too coarse to recognise anyone and is deleted after an hour.',
    },
    url: 'https://webcam.bad-silberbronn.example/marktplatz',
    bild: 'marktplatz',
    copyright: 'Stadt Bad Silberbronn',
    ort: orte.marktbrunnen,
    sortierung: 20,
  },
]

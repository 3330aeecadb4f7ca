import type { BildContent } from '../shape.ts'
import { talSommer } from './szenen/tal-sommer.ts'

const copyright = 'Stadtverwaltung Bad Silberbronn'

/** All pictures of the demo town. */
export const bilder: BildContent[] = [
  {
    key: 'tal-sommer',
    svg: talSommer,
    alt: {
      de: 'Blick auf Bad Silberbronn im Tal: rote Dächer und der Kirchturm zwischen bewaldeten Hängen, davor der Fluss im Morgenlicht',
      en: 'Bad Silberbronn in its valley: red roofs and the church tower between wooded slopes, with the river in the morning light',
    },
    copyright,
    bildtext: { de: 'Bad Silberbronn im Silbertal', en: 'Bad Silberbronn in the Silbertal valley' },
    fokus: [0.55, 0.6],
  },
]

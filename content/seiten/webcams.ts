import type { SeiteContent } from '../shape.ts'

/** The cameras of the town. */
export const webcams: SeiteContent = {
  key: 'webcams',
  eltern: 'start',
  pageLayout: 'wide',
  de: {
    pfad: '/de/webcams/',
    titel: 'Webcams',
    beschreibung:
      'Bad Silberbronn in diesem Augenblick: das Silbertal vom Hohen Stein und der Marktplatz.',
    blocks: [{ slot: 'content', template: 'webcam' }],
  },
  en: {
    pfad: '/en/webcams/',
    titel: 'Webcams',
    beschreibung:
      'Bad Silberbronn at this moment: the Silbertal from the Hoher Stein, and the market square.',
    blocks: [{ slot: 'content', template: 'webcam' }],
  },
}

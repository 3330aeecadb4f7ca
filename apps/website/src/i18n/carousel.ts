import type { Sprache } from '@kurstadt/contract'

const de = {
  role: 'Bildfolge',
  slideRole: 'Bild',
  slide: (place: number, count: number) => `Bild ${place} von ${count}`,
  slides: (from: number, to: number, count: number) => `Bilder ${from} bis ${to} von ${count}`,
  pause: 'Bildwechsel anhalten',
  play: 'Bildwechsel starten',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
}

const en: typeof de = {
  role: 'carousel',
  slideRole: 'slide',
  slide: (place, count) => `Slide ${place} of ${count}`,
  slides: (from, to, count) => `Slides ${from} to ${to} of ${count}`,
  pause: 'Pause slides',
  play: 'Play slides',
  previous: 'Previous slide',
  next: 'Next slide',
}

/** Words of a carousel's buttons, which exist only once they work. */
export const carouselTexts: Readonly<Record<Sprache, typeof de>> = { de, en }

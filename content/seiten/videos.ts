import type { SeiteContent } from '../shape.ts'

/** Films of the town. */
export const videos: SeiteContent = {
  key: 'videos',
  eltern: 'start',
  pageLayout: 'wide',
  de: {
    pfad: '/de/videos/',
    titel: 'Videos',
    beschreibung:
      'Filme aus Bad Silberbronn: Bergbahn, Quelle, Festival, Markt und Rathaus, alle auch zum Nachlesen.',
    blocks: [{ slot: 'content', template: 'videos' }],
  },
  en: {
    pfad: '/en/videos/',
    titel: 'Videos',
    beschreibung:
      'Films of Bad Silberbronn: funicular, spring, festival, market and town hall, all of them to read as well.',
    blocks: [{ slot: 'content', template: 'videos' }],
  },
}

import type { SeiteContent } from '../shape.ts'

/** The building areas of the town (spec 2.6). */
const baugebiete: SeiteContent = {
  key: 'baugebiete',
  eltern: 'rathaus',
  zustaendig: 'rathaus',
  pageLayout: 'wide',
  de: {
    pfad: '/de/rathaus/baugebiete/',
    titel: 'Baugebiete',
    beschreibung:
      'Bauplätze der Stadt Bad Silberbronn: welche frei sind, was sie kosten und wie Sie sich bewerben.',
    blocks: [
      {
        slot: 'content',
        template: 'baugebiete',
        einleitung:
          'Hier gibt die Stadt Bauplätze ab. Bei jedem Gebiet stehen der Lageplan, alle Plätze mit Größe und Preis und der Weg zur Bewerbung.',
      },
    ],
  },
  en: {
    pfad: '/en/town-hall/building-areas/',
    titel: 'Building areas',
    beschreibung:
      'Building plots of the town of Bad Silberbronn: which are free, what they cost and how to apply.',
    blocks: [
      {
        slot: 'content',
        template: 'baugebiete',
        einleitung:
          'Here the town sells building plots. Each area has its plan, all plots with size and price, and how to apply.',
      },
    ],
  },
}

/** One of them. */
const baugebiet: SeiteContent = {
  key: 'baugebiet',
  eltern: 'baugebiete',
  pageLayout: 'wide',
  detailseite_fuer: 'baugebiete',
  de: {
    pfad: '/de/rathaus/baugebiete/*',
    titel: 'Baugebiet',
    blocks: [{ slot: 'content', template: 'baugebiet-detail' }],
  },
  en: {
    pfad: '/en/town-hall/building-areas/*',
    titel: 'Building area',
    blocks: [{ slot: 'content', template: 'baugebiet-detail' }],
  },
}

/** Pages of the building areas. */
export const baugebietsseiten: SeiteContent[] = [baugebiete, baugebiet]

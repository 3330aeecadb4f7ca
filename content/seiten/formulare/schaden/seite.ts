import { stadtplanRand } from '../../../bilder/stadtplan/index.ts'
import type { SeiteContent } from '../../../shape.ts'

/** Schaden melden. */
export const seite: SeiteContent = {
  key: 'schaden-melden',
  eltern: 'rathaus',
  zustaendig: 'rathaus',
  pageLayout: 'default',
  de: {
    pfad: '/de/rathaus/schaden-melden/',
    titel: 'Schaden melden',
    beschreibung: 'Defekte Laterne, Schlagloch, kaputte Bank: der Stadt einen Schaden melden.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schaden',
        einleitung:
          'Eine Laterne flackert, eine Platte kippt, ein Wegweiser liegt am Boden? Sagen Sie uns, wo. Sie müssen Ihren Namen nicht nennen.',
        karte: { bild: 'stadtplan', ...stadtplanRand },
      },
    ],
  },
  en: {
    pfad: '/en/town-hall/report-damage/',
    titel: 'Report damage',
    beschreibung: 'Broken lamp, pothole, damaged bench: report damage to the town.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schaden',
        einleitung:
          'A lamp flickers, a slab tilts, a signpost lies on the ground? Tell us where. You need not give your name.',
        karte: { bild: 'stadtplan', ...stadtplanRand },
      },
    ],
  },
}

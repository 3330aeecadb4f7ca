import type { SeiteContent } from '../../../shape.ts'

/** Aushang aufgeben. */
export const seite: SeiteContent = {
  key: 'aushang-aufgeben',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/schwarzes-brett/',
    titel: 'Aushang aufgeben',
    beschreibung: 'Etwas am Schwarzen Brett von Bad Silberbronn aushängen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schwarzes-brett',
        einleitung:
          'Sie suchen, verschenken oder haben etwas gefunden? Wir lesen jeden Aushang, bevor er am Schwarzen Brett hängt. Was von Ihnen darauf steht, bestimmen Sie.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/noticeboard/',
    titel: 'Put up a notice',
    beschreibung: 'Put something up on the noticeboard of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schwarzes-brett',
        einleitung:
          'Are you looking for something, giving something away, or have you found something? We read every notice before it is put up. You decide what it says about you.',
      },
    ],
  },
}

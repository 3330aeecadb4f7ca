import type { SeiteContent } from '../../../shape.ts'

/** Pauschale anfragen. */
export const seite: SeiteContent = {
  key: 'anfrage-pauschale',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/angebote/anfrage/',
    titel: 'Pauschale anfragen',
    beschreibung: 'Eine Pauschale in Bad Silberbronn unverbindlich anfragen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-pauschale',
        einleitung:
          'Ihre Anfrage ist unverbindlich. Wir schreiben Ihnen, welche Zimmer zu Ihrer Zeit frei sind.',
      },
    ],
  },
  en: {
    pfad: '/en/offers/request/',
    titel: 'Ask for a package',
    beschreibung: 'Ask for a package in Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-pauschale',
        einleitung:
          'Asking is not binding. We will write to you which rooms are free at the time of your stay.',
      },
    ],
  },
}

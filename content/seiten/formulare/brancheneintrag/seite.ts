import type { SeiteContent } from '../../../shape.ts'

/** Betrieb eintragen. */
export const seite: SeiteContent = {
  key: 'betrieb-eintragen',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/brancheneintrag/',
    titel: 'Betrieb eintragen',
    beschreibung: 'Einen Betrieb in das Branchenverzeichnis von Bad Silberbronn eintragen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-brancheneintrag',
        einleitung:
          'Laden, Werkstatt, Praxis oder Gasthaus: Der Eintrag im Branchenverzeichnis kostet nichts. Wir sehen ihn durch und melden uns, bevor er erscheint.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/business/',
    titel: 'Enter your business',
    beschreibung: 'Enter a business in the directory of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-brancheneintrag',
        einleitung:
          'Shop, workshop, practice or inn: an entry in the business directory is free of charge. We look at it and get in touch before it appears.',
      },
    ],
  },
}

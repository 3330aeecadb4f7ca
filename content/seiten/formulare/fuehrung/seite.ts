import type { SeiteContent } from '../../../shape.ts'

/** Führung anfragen. */
export const seite: SeiteContent = {
  key: 'anfrage-fuehrung',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/fuehrung/',
    titel: 'Führung anfragen',
    beschreibung: 'Eine Führung durch Bad Silberbronn für Ihre Gruppe anfragen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-fuehrung',
        einleitung:
          'Sagen Sie uns, wann Sie kommen möchten und wie viele Sie sind. Wir melden uns mit einem Vorschlag; die Anfrage ist unverbindlich.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/guided-tour/',
    titel: 'Ask for a guided tour',
    beschreibung: 'Ask for a guided tour of Bad Silberbronn for your group.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-fuehrung',
        einleitung:
          'Tell us when you would like to come and how many you are. We will get in touch with a proposal; asking is not binding.',
      },
    ],
  },
}

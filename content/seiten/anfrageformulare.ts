import type { SeiteContent } from '../shape.ts'

/** Führung anfragen. */
export const anfrageFuehrung: SeiteContent = {
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

/** Pauschale anfragen. */
export const anfragePauschale: SeiteContent = {
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

/** Schaden melden. */
export const schadenMelden: SeiteContent = {
  key: 'schaden-melden',
  eltern: 'rathaus',
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
      },
    ],
  },
}

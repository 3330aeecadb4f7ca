import type { Sprache } from '@kurstadt/contract'

const de = {
  notice: {
    text: 'Lesen Sie noch? In 20 Sekunden beginnt die Seite von vorn.',
    stay: 'weiter lesen',
  },
  kiosk: {
    title: 'Auf dem Telefon weiterlesen',
    text: 'Dieser Link führt von diesem Bildschirm weg. Scannen Sie den Code: Ihr Telefon öffnet dieselbe Seite, und dort können Sie dem Link folgen.',
    close: 'Schließen',
  },
}

const en: typeof de = {
  notice: {
    text: 'Still reading? In 20 seconds the page starts over.',
    stay: 'keep reading',
  },
  kiosk: {
    title: 'Continue on your phone',
    text: 'This link leads away from this screen. Scan the code: your phone opens the same page, and there you can follow the link.',
    close: 'Close',
  },
}

/** Words of the idle reset and of the kiosk, which no first page needs. */
export const idleTexts: Readonly<Record<Sprache, typeof de>> = { de, en }

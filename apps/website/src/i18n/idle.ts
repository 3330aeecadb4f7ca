import type { Sprache } from '@kurstadt/contract'

const de = {
  notice: {
    text: 'Lesen Sie noch? In 20 Sekunden beginnt die Seite von vorn.',
    stay: 'weiter lesen',
  },
  away: {
    title: 'Einen Augenblick bitte',
    text: 'Die Seiten sind gerade nicht zu erreichen. Sie kommen von selbst wieder.',
  },
  kiosk: {
    titles: {
      mail: 'E-Mail mit Ihrem Telefon schreiben',
      tel: 'Mit Ihrem Telefon anrufen',
      file: 'Datei auf Ihrem Telefon öffnen',
      site: 'Auf Ihrem Telefon öffnen',
      page: 'Auf Ihrem Telefon weiterlesen',
    },
    scan: 'Richten Sie die Kamera Ihres Telefons auf den Code.',
    page: 'Der Code öffnet diese Seite auf Ihrem Telefon. Dort können Sie dem Link folgen.',
    code: (target: string) => `QR-Code: ${target}`,
    close: 'Schließen',
  },
}

const en: typeof de = {
  notice: {
    text: 'Still reading? In 20 seconds the page starts over.',
    stay: 'keep reading',
  },
  away: {
    title: 'One moment, please',
    text: 'The pages cannot be reached just now. They will come back by themselves.',
  },
  kiosk: {
    titles: {
      mail: 'Write an e-mail with your phone',
      tel: 'Call with your phone',
      file: 'Open the file on your phone',
      site: 'Open on your phone',
      page: 'Continue on your phone',
    },
    scan: 'Point the camera of your phone at the code.',
    page: 'The code opens this page on your phone. There you can follow the link.',
    code: (target: string) => `QR code: ${target}`,
    close: 'Close',
  },
}

/** Words of the idle reset and of the kiosk, which no first page needs. */
export const idleTexts: Readonly<Record<Sprache, typeof de>> = { de, en }

import type { SeiteContent } from '../../../shape.ts'

/** Verein eintragen. */
export const seite: SeiteContent = {
  key: 'verein-eintragen',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/verein/',
    titel: 'Verein eintragen',
    beschreibung: 'Einen Verein in das Verzeichnis von Bad Silberbronn eintragen oder ändern.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-verein',
        einleitung:
          'Ihr Verein soll im Verzeichnis stehen, oder es hat sich etwas geändert? Sagen Sie es uns hier. Wir sehen den Eintrag durch, bevor er erscheint; er kostet nichts.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/club/',
    titel: 'Enter your club',
    beschreibung: 'Enter a club in the directory of Bad Silberbronn, or change its entry.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-verein',
        einleitung:
          'Should your club be in the directory, or has something changed? Tell us here. We look at the entry before it appears; it is free of charge.',
      },
    ],
  },
}

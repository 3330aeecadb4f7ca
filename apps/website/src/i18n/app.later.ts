import type { Sprache } from '@kurstadt/contract'

const de = {
  offline: {
    title: 'Keine Verbindung zum Internet',
    text: 'Diese Seite können wir Ihnen gerade nicht zeigen. Sobald Sie wieder verbunden sind, ist sie da.',
    retry: 'Noch einmal versuchen',
    call: 'Sie erreichen uns am Telefon',
    seen: (stand: string) => `Öffnungszeiten wie zuletzt gesehen am ${stand}.`,
    deviating: (von: string, bis: string) => (von === bis ? von : `${von} bis ${bis}`),
  },
  hint: {
    label: 'App',
    text: (ort: string) => `${ort} auf Ihrem Startbildschirm: mit einem Fingertipp da.`,
    install: 'Zum Startbildschirm hinzufügen',
    ios: 'Tippen Sie im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    dismiss: 'Hinweis schließen',
  },
  loading: 'Die Seite wird geladen …',
}

const en: typeof de = {
  offline: {
    title: 'No connection to the internet',
    text: 'We cannot show you this page at the moment. It will be here as soon as you are connected again.',
    retry: 'Try again',
    call: 'You can reach us by telephone',
    seen: (stand) => `Opening hours as last seen on ${stand}.`,
    deviating: (von, bis) => (von === bis ? von : `${von} to ${bis}`),
  },
  hint: {
    label: 'App',
    text: (ort) => `${ort} on your home screen: one tap away.`,
    install: 'Add to home screen',
    ios: 'In your browser, tap “Share” and then “Add to Home Screen”.',
    dismiss: 'Close this hint',
  },
  loading: 'The page is loading …',
}

/** Words that no first page needs: of the app, of pages without a connection, of waiting. */
export const appTexts: Readonly<Record<Sprache, typeof de>> = { de, en }

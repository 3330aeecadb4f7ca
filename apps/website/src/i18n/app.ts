import type { Sprache } from '@kurstadt/contract'

const de = {
  label: 'App',
  text: (ort: string) => `${ort} auf Ihrem Startbildschirm: mit einem Fingertipp da.`,
  install: 'Zum Startbildschirm hinzufügen',
  ios: 'Tippen Sie im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  dismiss: 'Hinweis schließen',
}

const en: typeof de = {
  label: 'App',
  text: (ort) => `${ort} on your home screen: one tap away.`,
  install: 'Add to home screen',
  ios: 'In your browser, tap “Share” and then “Add to Home Screen”.',
  dismiss: 'Close this hint',
}

/** Words of the hint that offers the app. */
export const appTexts: Readonly<Record<Sprache, typeof de>> = { de, en }

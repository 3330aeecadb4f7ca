import type { SeiteContent } from '../shape.ts'

/** How the site is put on the home screen (spec 2.6, app-install banner). */
export const app: SeiteContent = {
  key: 'app',
  eltern: 'start',
  zustaendig: 'tourismus',
  pageLayout: 'slim',
  de: {
    pfad: '/de/app/',
    titel: 'Als App nutzen',
    beschreibung:
      'So kommt die Website von Bad Silberbronn auf den Startbildschirm Ihres Telefons, Schritt für Schritt.',
    blocks: [
      {
        slot: 'content',
        template: 'app-hinweis',
        titel: 'In drei Schritten auf den Startbildschirm',
        einleitung:
          'Diese Website ist zugleich unsere App. Sie brauchen keinen App-Store und kein Konto.',
      },
      {
        slot: 'content',
        template: 'push-hinweis',
        titel: 'Mitteilungen auf Ihr Gerät',
        einleitung:
          'Sperrung, Unwetter, Müllabfuhr, neue Konzerte: Ihr Gerät meldet sich, auch wenn die Website zu ist.',
      },
    ],
  },
  en: {
    pfad: '/en/app/',
    titel: 'Use it as an app',
    beschreibung:
      'How to put the website of Bad Silberbronn on the home screen of your telephone, step by step.',
    blocks: [
      {
        slot: 'content',
        template: 'app-hinweis',
        titel: 'On your home screen in three steps',
        einleitung: 'This website is our app as well. You need no app store and no account.',
      },
      {
        slot: 'content',
        template: 'push-hinweis',
        titel: 'Messages on your device',
        einleitung:
          'A closed road, a storm, waste collection, new concerts: your device tells you, even while the website is shut.',
      },
    ],
  },
}

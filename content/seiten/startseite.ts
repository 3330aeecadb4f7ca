import type { SeiteContent } from '../shape.ts'

/** The home page. */
export const startseite: SeiteContent = {
  key: 'start',
  pageLayout: 'wide',
  de: {
    pfad: '/de/',
    titel: 'Bad Silberbronn',
    beschreibung: 'Heilbad im nördlichen Schwarzwald: Thermalwasser, Wald und ein kurzer Weg ins Rathaus.',
    heroImages: [{ bild: 'tal-sommer', titel: 'Bad Silberbronn', untertitel: 'Heilbad im nördlichen Schwarzwald' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Willkommen in Bad Silberbronn',
        untertitel: 'Thermalwasser, Wald und Musik',
        einleitung: 'Seit 1842 wird in Bad Silberbronn gebadet.',
        link: '/de/veranstaltungen/',
        linktext: 'Was gerade los ist',
      },
      { slot: 'content', template: 'aktuelles', titel: 'Aktuelles aus der Stadt' },
    ],
  },
  en: {
    pfad: '/en/',
    titel: 'Bad Silberbronn',
    beschreibung: 'A spa town in the northern Black Forest: thermal water, woodland and a helpful town hall.',
    heroImages: [{ bild: 'tal-sommer', titel: 'Bad Silberbronn', untertitel: 'Spa town in the northern Black Forest' }],
    blocks: [
      {
        slot: 'content',
        template: 'headline-teaser',
        titel: 'Welcome to Bad Silberbronn',
        untertitel: 'Thermal water, woodland and music',
        einleitung: 'People have bathed in Bad Silberbronn since 1842.',
        link: '/en/events/',
        linktext: 'What’s on',
      },
      { slot: 'content', template: 'aktuelles', titel: 'News from the town' },
    ],
  },
}

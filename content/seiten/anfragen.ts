import type { Sprache } from '@kurstadt/contract'
import type { SeiteContent } from '../shape.ts'
import { formularseiten } from './formulare.generated.ts'
import { aushaengen } from './schwarzes-brett.ts'
import { veranstaltungseintrag } from './veranstaltungseintrag.ts'

/** Every page with a form of its own, and that of one's own notices, by title. */
function linksTo(sprache: Sprache): string {
  return [...Object.values(formularseiten), aushaengen, veranstaltungseintrag]
    .flatMap((seite) => seite[sprache] ?? [])
    .toSorted((a, b) => a.titel.localeCompare(b.titel, sprache))
    .map(({ titel, pfad }) => `- [${titel}](${pfad})`)
    .join('\n')
}

/** Contact form (spec 2.2). */
export const anfragen: SeiteContent = {
  key: 'anfragen',
  eltern: 'kontakt',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/',
    titel: 'Anfragen',
    beschreibung: 'Schreiben Sie der Stadtverwaltung von Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-kontakt',
        einleitung:
          'Eine Frage, eine Anregung, eine Bitte: Wir antworten in der Regel innerhalb von zwei Werktagen, so wie Sie es wünschen – per E-Mail oder mit einem Anruf.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Andere Anliegen',
        text: linksTo('de'),
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/',
    titel: 'Enquiries',
    beschreibung: 'Write to the town council of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-kontakt',
        einleitung:
          'A question, a suggestion, a request: we usually answer within two working days, as you wish – by e-mail or with a telephone call.',
      },
      {
        slot: 'content',
        template: 'text',
        titel: 'Something else',
        text: linksTo('en'),
      },
    ],
  },
}

import type { EventPageTexts } from './de.veranstaltung.ts'

/** Words around one event and about passing on, in English. */
export const eventPage: EventPageTexts = {
  veranstaltung: {
    over: 'This event has already taken place.',
    toComing: 'See coming events',
    moved: (wann) => `Originally planned: ${wann}`,
    elsewhere: (ort) => `Originally announced: ${ort}`,
    nextDay: 'on the following day',
    map: 'Show on the map (OpenStreetMap)',
    next: 'Next date',
    dates: 'All dates',
    more: (anzahl) => `${anzahl} more dates`,
    past: (anzahl) => (anzahl === 1 ? 'One past date' : `${anzahl} past dates`),
    pause: 'No date',
    access: 'Accessibility',
    accessFacts: {
      stufenlos: 'Step-free access',
      toilette: 'Accessible toilet',
      aufzug: 'Lift',
      parkplatz: 'Parking for people with disabilities',
      hoeranlage: 'Hearing loop',
      assistenzhund: 'Assistance dogs welcome',
      gebaerdensprache: 'Sign language',
      audiodeskription: 'Audio description',
      leichte_sprache: 'Easy language',
    },
    similar: 'You may also like',
    calendar: 'Add to calendar',
  },
  teilen: {
    label: 'Share',
    share: 'Share',
    mail: 'Send by e-mail',
    copy: 'Copy link',
    copied: 'The link has been copied.',
    notCopied: 'The link could not be copied.',
  },
}

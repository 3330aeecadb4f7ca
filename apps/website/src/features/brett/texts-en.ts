import type { BrettTexts } from './texts-de.ts'

/** Words about the noticeboard in English; what leads to German pages says so. */
export const en: BrettTexts = {
  titel: 'Noticeboard',
  arten: {
    biete: 'Offered',
    suche: 'Wanted',
    verschenke: 'To give away',
    verloren: 'Lost',
    gefunden: 'Found',
    veranstaltung: 'Event',
    mitfahren: 'Lift',
    sonstiges: 'Anything else',
  },
  anzahl: (anzahl) => {
    if (anzahl === 0) return 'No notice'
    return anzahl === 1 ? '1 notice' : `${anzahl} notices`
  },
  suche: 'What are you looking for?',
  suchen: 'Search',
  filter: 'Narrow down by kind',
  entfernen: '(chosen, remove)',
  aehnlich: (q) => `No notice says exactly ‘${q}’. These sound like it:`,
  keine: 'Nothing about that is up at the moment.',
  leer: 'There is nothing on the noticeboard at the moment. Put something up!',
  alleZeigen: 'Show all notices',
  erledigt: 'Done',
  vom: (tag) => `Put up on ${tag}`,
  bis: (tag) => `Up until ${tag}`,
  aufEinenBlick: 'At a glance',
  art: 'Kind',
  preis: 'Price',
  name: 'By',
  telefon: 'Telephone',
  ausgehaengt: 'Put up',
  haengtBis: 'Up until',
  schreiben: 'Write an answer (in German)',
  schreibenHinweis: 'Your message reaches its writer through the town. You do not see the address.',
  anrufen: (telefon) => `Call: ${telefon}`,
  melden: 'Report this notice',
  meldenSeite: '/en/enquiries/report-a-notice/',
  zurueck: 'To the noticeboard',
  brett: '/en/noticeboard/',
  aushaengen: 'Put something up',
  formular: '/en/enquiries/noticeboard/',
  eigene: 'Change, extend or take down your own notice',
  portal: '/en/noticeboard/put-up/',
  schritte: [
    'You fill in the form: kind, heading, text and, if you like, a picture.',
    'We send you a link by e-mail. Nothing happens before you have confirmed by it.',
    'After 60 days the notice ends by itself. We remind you a week before, and you can extend it.',
    'By the same link you change your notices or take them down (in German).',
  ],
  regeln: 'What may hang',
  regelnText:
    'The noticeboard is for residents and clubs, not for advertising. There are no telephone numbers, e-mail or web addresses in its texts: whoever wants to answer writes to you through a form, and neither sees the other’s address. What insults, deceives or is forbidden we take down, and tell you why.',
  link: {
    titel: 'Lost your link?',
    text: 'We send it once more to the address by which you have put something up.',
    email: 'E-mail address',
    senden: 'Send link (in German)',
  },
}

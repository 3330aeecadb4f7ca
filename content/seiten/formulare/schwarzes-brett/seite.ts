import type { SeiteContent } from '../../../shape.ts'

/** Aushang aufgeben. */
export const seite: SeiteContent = {
  key: 'aushang-aufgeben',
  eltern: 'anfragen',
  pageLayout: 'default',
  de: {
    pfad: '/de/anfragen/schwarzes-brett/',
    titel: 'Aushang aufgeben',
    beschreibung: 'Etwas am Schwarzen Brett von Bad Silberbronn aushängen.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schwarzes-brett',
        einleitung:
          'Sie suchen, verschenken oder haben etwas gefunden? Nach dem Absenden bekommen Sie einen Link per E-Mail: Erst wenn Sie damit bestätigen, lesen wir den Aushang und hängen ihn ans Schwarze Brett. Was von Ihnen darauf steht, bestimmen Sie; Ihre E-Mail-Adresse nie.',
      },
    ],
  },
  en: {
    pfad: '/en/enquiries/noticeboard/',
    titel: 'Put up a notice',
    beschreibung: 'Put something up on the noticeboard of Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'formular-schwarzes-brett',
        einleitung:
          'Are you looking for something, giving something away, or have you found something? You get a link by e-mail: once you have confirmed by it, we read the notice and put it up. You decide what it says about you; it never shows your e-mail address.',
      },
    ],
  },
}

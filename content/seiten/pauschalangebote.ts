import { slugOf } from '@kurstadt/contract'
import type { Angebot } from '../gewerbe/angebot.ts'
import { teaserangebote } from '../gewerbe/teaserangebote.ts'
import { weitereAngebote } from '../gewerbe/weitere-angebote.ts'
import type { SeiteContent } from './shape.ts'

/** Package offers (spec 2.2, 2.7). */
export const pauschalangebote: SeiteContent = {
  key: 'pauschalangebote',
  eltern: 'unterkuenfte',
  pageLayout: 'wide',
  de: {
    pfad: '/de/pauschalangebote/',
    titel: 'Pauschalangebote',
    beschreibung: 'Übernachtung, Bad und Programm in einem: Pauschalen in Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'pauschalangebote',
        einleitung:
          'Übernachtung, Bad und Programm in einem. Sie wählen das Angebot und ein Haus, wir fragen für Sie, was in Ihrer Zeit frei ist. Das kostet nichts und verpflichtet zu nichts.',
      },
    ],
  },
  en: {
    pfad: '/en/package-offers/',
    titel: 'Package offers',
    beschreibung: 'Nights, baths and something to do in one: packages in Bad Silberbronn.',
    blocks: [
      {
        slot: 'content',
        template: 'pauschalangebote',
        einleitung:
          'Nights, baths and something to do in one. You choose an offer and a house, and we ask for you what is free on your dates. It costs nothing and commits you to nothing.',
      },
    ],
  },
}

/** Page of one package; five of the addresses are the specification's (2.2). */
function angebotsseite({ key, titel, kurz }: Angebot): SeiteContent {
  const english = titel.en ?? titel.de
  return {
    key: `angebot-${key}`,
    eltern: 'pauschalangebote',
    pageLayout: 'wide',
    de: {
      pfad: `/de/angebote/${key}/`,
      titel: titel.de,
      beschreibung: kurz.de,
      blocks: [{ slot: 'content', template: 'pauschalen', pauschale: key }],
    },
    en: {
      pfad: `/en/offers/${slugOf(english)}/`,
      titel: english,
      beschreibung: kurz.en ?? kurz.de,
      blocks: [{ slot: 'content', template: 'pauschalen', pauschale: key }],
    },
  }
}

/** A page for each package. */
export const angebotsseiten: SeiteContent[] = [...teaserangebote, ...weitereAngebote].map(
  angebotsseite,
)

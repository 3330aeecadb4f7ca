import { teaserangebote } from '../gewerbe/teaserangebote.ts'
import type { SeiteContent } from './shape.ts'

const words = {
  de: {
    form: '/de/angebote/anfrage/',
    from: (ab: number, naechte: number) => `Ab ${ab} € für ${naechte} Nächte.`,
    ask: (titel: string) => `„${titel}“ anfragen`,
  },
  en: {
    form: '/en/offers/request/',
    from: (ab: number, naechte: number) => `From €${ab} for ${naechte} nights.`,
    ask: (titel: string) => `Ask for ‘${titel}’`,
  },
}

/** The offers one after the other; which house, the tourist information proposes. */
function offersIn(sprache: 'de' | 'en'): string {
  const { form, from, ask } = words[sprache]
  return teaserangebote
    .map(({ key, titel, kurz, ab, naechte }) => {
      const name = titel[sprache] ?? titel.de
      const link = `[${ask(name)}](${form}?pauschale=${key}&hotel=vorschlag)`
      return `## ${name}\n\n${kurz[sprache] ?? kurz.de} ${from(ab, naechte)}\n\n${link}`
    })
    .join('\n\n')
}

/** Package offers (spec 2.2, 2.7). */
export const pauschalangebote: SeiteContent = {
  key: 'pauschalangebote',
  eltern: 'unterkuenfte',
  pageLayout: 'default',
  de: {
    pfad: '/de/pauschalangebote/',
    titel: 'Pauschalangebote',
    beschreibung: 'Übernachtung, Bad und Programm in einem: Pauschalen in Bad Silberbronn.',
    blocks: [{ slot: 'content', template: 'text', text: offersIn('de') }],
  },
  en: {
    pfad: '/en/package-offers/',
    titel: 'Package offers',
    beschreibung: 'Nights, baths and something to do in one: packages in Bad Silberbronn.',
    blocks: [{ slot: 'content', template: 'text', text: offersIn('en') }],
  },
}

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  preis: 'Preis',
  leistung: 'Leistung',
  kostenlos: 'kostenlos',
  keiner: 'kein Preis',
  ab: (preis: string) => `ab ${preis}`,
}

const en: typeof de = {
  preis: 'Price',
  leistung: 'Service',
  kostenlos: 'free',
  keiner: 'no price',
  ab: (preis) => `from ${preis}`,
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words about prices, in the language of the page. */
export const usePriceTexts = () => words[useSprache()]

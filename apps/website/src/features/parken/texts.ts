import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type ParkingTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, ParkingTexts> = { de, en }

/** Words about parking, in the language of the page. */
export const useParkingTexts = (): ParkingTexts => words[useSprache()]

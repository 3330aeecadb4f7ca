import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type TourTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

export type { TourTexts }

const words: Record<Sprache, TourTexts> = { de, en }

/** Words about tours, in the language of the page. */
export const useTourTexts = (): TourTexts => words[useSprache()]

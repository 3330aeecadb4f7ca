import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type MapTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, MapTexts> = { de, en }

/** Words about maps, in the language of the page. */
export const useMapTexts = (): MapTexts => words[useSprache()]

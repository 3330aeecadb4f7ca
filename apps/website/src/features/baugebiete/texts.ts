import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { type BuildingTexts, de } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, BuildingTexts> = { de, en }

/** Words about building areas, in the language of the page. */
export const useBuildingTexts = (): BuildingTexts => words[useSprache()]

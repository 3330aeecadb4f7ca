import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type OpenDataTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, OpenDataTexts> = { de, en }

/** Words of the pages about open data, in the language of the page. */
export const useOpenDataTexts = (): OpenDataTexts => words[useSprache()]

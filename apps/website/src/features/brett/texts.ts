import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { type BrettTexts, de } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, BrettTexts> = { de, en }

/** Words about the noticeboard, in the language of the page. */
export const useBrettTexts = (): BrettTexts => words[useSprache()]

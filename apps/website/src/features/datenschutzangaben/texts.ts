import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type PrivacyFactsTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, PrivacyFactsTexts> = { de, en }

/** Words of what the privacy notice says by itself, in the language of the page. */
export const usePrivacyFactsTexts = (): PrivacyFactsTexts => words[useSprache()]

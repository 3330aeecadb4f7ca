import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type PartnerTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

/** Words of the page, by language. */
export const partnerTexts: Record<Sprache, PartnerTexts> = { de, en }

/** Words of the page in the language that is shown. */
export const usePartnerTexts = (): PartnerTexts => partnerTexts[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { type CheckoutTexts, de } from './texts-de.ts'
import { en } from './texts-en.ts'

/** Words of the checkout in both languages. */
export const checkoutTexts: Record<Sprache, CheckoutTexts> = { de, en }

/** Words of the checkout in the language of the page. */
export const useCheckoutTexts = () => checkoutTexts[useSprache()]

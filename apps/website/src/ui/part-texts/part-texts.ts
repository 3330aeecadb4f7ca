import { useSprache } from '../../i18n/index.ts'
import { de, type PartTexts } from './de.ts'
import { en } from './en.ts'

const texts = { de, en }

/**
 * Words of the parts that few pages have. They come with the code of those parts, in both languages,
 * so that the first page carries none of them; that is why they do not lie in `i18n`.
 */
export const usePartTexts = (): PartTexts => texts[useSprache()]

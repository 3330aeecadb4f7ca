import type { Sprache } from '@kurstadt/contract'
import { de, type PartTexts } from './parts-de.ts'
import { en } from './parts-en.ts'
import { useSprache } from './sprache-context.tsx'

const texts: Record<Sprache, PartTexts> = { de, en }

/**
 * Words of the parts that few pages have. They come with the code of those parts, in both languages,
 * so that the first page carries none of them.
 */
export const usePartTexts = (): PartTexts => texts[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { de, type Texts } from './de.ts'
import { en } from './en.ts'
import { useSprache } from './sprache-context.ts'

const texts: Record<Sprache, Texts> = { de, en }

/** Words of the interface in a language. */
export const textsIn = (sprache: Sprache): Texts => texts[sprache]

/** Words of the interface in the language of the page. */
export const useTexts = (): Texts => texts[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { ratsinfo as de, type RatsinfoTexts } from './de.ratsinfo.ts'
import { ratsinfo as en } from './en.ratsinfo.ts'
import { useSprache } from './sprache-context.ts'

const words: Record<Sprache, RatsinfoTexts> = { de, en }

/** Words about the council, in the language of the page. */
export const useRatsinfoTexts = () => words[useSprache()]

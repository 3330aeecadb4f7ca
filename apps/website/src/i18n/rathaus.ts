import type { Sprache } from '@kurstadt/contract'
import { rathaus as de, type RathausTexts } from './de.rathaus.ts'
import { rathaus as en } from './en.rathaus.ts'
import { useSprache } from './sprache-context.ts'

const words: Record<Sprache, RathausTexts> = { de, en }

/** Words about offices, staff and services, in the language of the page. */
export const useRathausTexts = () => words[useSprache()]

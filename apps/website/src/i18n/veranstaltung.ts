import type { Sprache } from '@kurstadt/contract'
import { eventPage as de, type EventPageTexts } from './de.veranstaltung.ts'
import { eventPage as en } from './en.veranstaltung.ts'
import { useSprache } from './sprache-context.ts'

const words: Record<Sprache, EventPageTexts> = { de, en }

/** Words around one event and about passing on, in the language of the page. */
export const useEventTexts = () => words[useSprache()]

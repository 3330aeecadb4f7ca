import type { Sprache } from '@kurstadt/contract'
import { mediathek as de, type MediathekTexts } from './de.mediathek.ts'
import { mediathek as en } from './en.mediathek.ts'
import { useSprache } from './sprache-context.ts'

const words: Record<Sprache, MediathekTexts> = { de, en }

/** Words about pictures, films and cameras in a language. */
export const mediathekTextsIn = (sprache: Sprache): MediathekTexts => words[sprache]

/** The same in the language of the page. */
export const useMediathekTexts = (): MediathekTexts => words[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { type DirectoryTexts, de } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, DirectoryTexts> = { de, en }

/** Words about the business directory, in the language of the page. */
export const useDirectoryTexts = (): DirectoryTexts => words[useSprache()]

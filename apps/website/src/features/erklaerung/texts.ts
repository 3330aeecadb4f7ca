import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type StatementTexts } from './texts-de.ts'
import { en } from './texts-en.ts'

const words: Record<Sprache, StatementTexts> = { de, en }

/** Words of the statement on accessibility, in the language of the page. */
export const useStatementTexts = (): StatementTexts => words[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'
import { de, type StayTexts } from './texts-de.ts'

export type { StayTexts }

import { en } from './texts-en.ts'

const words: Record<Sprache, StayTexts> = { de, en }

/** Words about places to stay, in the language of the page. */
export const useStayTexts = (): StayTexts => words[useSprache()]

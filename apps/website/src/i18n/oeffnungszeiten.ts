import type { Sprache } from '@kurstadt/contract'
import { openNow as de, type OpenNowTexts } from './de.open-now.ts'
import { openNow as en } from './en.open-now.ts'

/** Words of what is open now, which are said in the browser. */
export const openNowTexts: Readonly<Record<Sprache, OpenNowTexts>> = { de, en }

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const intro: Record<Sprache, string> = {
  de: 'Alle Seiten dieser Website auf einen Blick: erst wie im Menü, dann die übrigen von A bis Z.',
  en: 'Every page of this website at a glance: as in the menu first, then the others from A to Z.',
}

const others: Record<Sprache, string> = { de: 'Weitere Seiten', en: 'Other pages' }

/** What the page of contents says about itself, in the language of the page. */
export const useContentsIntro = () => intro[useSprache()]

/** What stands above the pages that the menu does not lead to. */
export const useOtherPagesTitle = () => others[useSprache()]

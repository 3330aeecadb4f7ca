import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const intro: Record<Sprache, string> = {
  de: 'Alle Seiten dieser Website auf einen Blick, geordnet wie im Menü.',
  en: 'Every page of this website at a glance, in the order of the menu.',
}

/** What the page of contents says about itself, in the language of the page. */
export const useContentsIntro = () => intro[useSprache()]

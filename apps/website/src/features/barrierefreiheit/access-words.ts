import type { Sprache, zugangsangaben } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

type AccessWords = Readonly<Record<(typeof zugangsangaben)[number], string>>

const words: Record<Sprache, AccessWords> = {
  de: {
    stufenlos: 'Stufenloser Eingang',
    toilette: 'Barrierefreie Toilette',
    aufzug: 'Aufzug',
    parkplatz: 'Parkplatz für Menschen mit Behinderung',
    hoeranlage: 'Höranlage',
    assistenzhund: 'Assistenzhunde willkommen',
  },
  en: {
    stufenlos: 'Step-free entrance',
    toilette: 'Accessible toilet',
    aufzug: 'Lift',
    parkplatz: 'Disabled parking',
    hoeranlage: 'Hearing loop',
    assistenzhund: 'Assistance dogs welcome',
  },
}

/** What is said of the access to a house, in the language of the page. */
export const useAccessWords = (): AccessWords => words[useSprache()]

import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  question: 'Dürfen wir Ihre Besuche mitzählen?',
  why: 'Wir wüssten gern, welche Seiten gelesen werden. Ohne Ihre Erlaubnis zählen wir Sie nicht mit; Cookies setzen wir dafür nicht.',
  yes: 'Statistik erlauben',
  no: 'Nicht erlauben',
  kept: 'Danke, wir haben uns Ihre Wahl auf diesem Gerät gemerkt. Ändern können Sie sie unter',
  privacy: 'Datenschutz',
  privacyHref: '/de/datenschutz/',
  open: 'Sie haben noch nichts gewählt. Wir zählen Sie nicht mit.',
  ja: 'Sie haben die Statistik auf diesem Gerät erlaubt.',
  nein: 'Sie haben die Statistik auf diesem Gerät nicht erlaubt. Wir zählen Sie nicht mit.',
  unwilling: 'Ihr Browser bittet darum, Sie nicht zu verfolgen. Wir zählen Sie nicht mit.',
  takeBack: 'Erlaubnis zurücknehmen',
}

const en: typeof de = {
  question: 'May we count your visits?',
  why: 'We would like to know which pages are read. Without your permission we do not count you; we set no cookies for it.',
  yes: 'Allow statistics',
  no: 'Do not allow',
  kept: 'Thank you, we have remembered your choice on this device. You can change it under',
  privacy: 'Privacy',
  privacyHref: '/en/privacy/',
  open: 'You have not chosen yet. We do not count you.',
  ja: 'You have allowed statistics on this device.',
  nein: 'You have not allowed statistics on this device. We do not count you.',
  unwilling: 'Your browser asks not to track you. We do not count you.',
  takeBack: 'Take permission back',
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words about being counted, in the language of the page. */
export const useStatisticsTexts = (): typeof de => words[useSprache()]

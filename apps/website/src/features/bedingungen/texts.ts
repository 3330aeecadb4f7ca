import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  agb: {
    title: 'Allgemeine Geschäftsbedingungen',
    intro: 'Was für Käufe in unserem Shop gilt.',
    none: 'Für Käufe in unserem Shop gilt das Gesetz; eigene Bedingungen haben wir nicht.',
  },
  widerruf: {
    title: 'Widerrufsbelehrung',
    intro: 'Wie Sie einen Kauf in unserem Shop rückgängig machen.',
    form: 'Muster-Widerrufsformular',
    online: 'Am schnellsten geht es online, ohne Anmeldung:',
  },
  shop: 'Shop',
  nav: 'Rechtliches zum Shop',
  terms: 'AGB',
  withdrawal: 'Widerrufsbelehrung',
  withdraw: 'Vertrag widerrufen',
}

const en: typeof de = {
  agb: {
    title: 'Terms and conditions',
    intro: 'What applies to purchases in our shop.',
    none: 'The law applies to purchases in our shop; we have no terms of our own.',
  },
  widerruf: {
    title: 'Right of withdrawal',
    intro: 'How to undo a purchase in our shop.',
    form: 'Model withdrawal form',
    online: 'The quickest way is online, without an account:',
  },
  shop: 'Shop',
  nav: 'Legal information of the shop',
  terms: 'Terms',
  withdrawal: 'Right of withdrawal',
  withdraw: 'Withdraw from the contract',
}

/** Words of the terms of the shop in both languages. */
export const termsTexts: Record<Sprache, typeof de> = { de, en }

/** Words of the terms of the shop in the language of the page. */
export const useTermsTexts = () => termsTexts[useSprache()]

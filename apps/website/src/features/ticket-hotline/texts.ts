import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  label: 'Karten und Auskunft',
  summer: 'April bis September',
  winter: 'Oktober bis März',
  weekend: 'Samstag und Sonntag',
  now: 'gilt jetzt',
}

const en: typeof de = {
  label: 'Tickets and information',
  summer: 'April to September',
  winter: 'October to March',
  weekend: 'Saturday and Sunday',
  now: 'at present',
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words around the hours of the ticket telephone, in the language of the page. */
export const useTicketTexts = () => words[useSprache()]

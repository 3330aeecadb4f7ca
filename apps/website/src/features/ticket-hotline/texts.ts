import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  label: 'Karten und Auskunft',
  sommer: 'April bis September',
  winter: 'Oktober bis März',
  weekend: 'Samstag und Sonntag',
  now: 'gilt jetzt',
  nobody: 'nicht besetzt',
  buchen: 'Karten buchen',
  newsletter: 'Newsletter abonnieren',
}

const en: typeof de = {
  label: 'Tickets and information',
  sommer: 'April to September',
  winter: 'October to March',
  weekend: 'Saturday and Sunday',
  now: 'at present',
  nobody: 'closed',
  buchen: 'Book tickets',
  newsletter: 'Subscribe to our newsletter',
}

const words: Record<Sprache, typeof de> = { de, en }

/** Words around the hours of the ticket telephone, in the language of the page. */
export const useTicketTexts = () => words[useSprache()]

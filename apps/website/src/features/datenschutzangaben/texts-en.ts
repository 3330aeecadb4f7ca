import type { PrivacyFactsTexts } from './texts-de.ts'

/** English words of what the privacy notice says by itself. */
export const en: PrivacyFactsTexts = {
  titel: 'Who receives data',
  niemand: 'This website passes no data on to other services.',
  zweck: 'What for',
  daten: 'Which data',
  empfaenger: 'Who receives them',
  rechtsgrundlage: 'Legal basis',
  dauer: 'How long',
  fristenTitel: 'How long we keep things',
  fristen: {
    anfragen: 'Requests from forms, from the day they came in; open ones until they are dealt with',
    corona: 'Contact details of a visit, from its day',
    warenkorb: 'Shopping cart, since you last looked at it',
    bestellkontakt: 'E-mail, telephone and note of an order after its completion',
    bestellungen: 'Orders and invoices after the end of their year (section 147 AO)',
    abos: 'Messages and reminders that you have not confirmed',
    brett: 'Notice on the noticeboard after its last day',
    partner: 'What a business would like to change in its entry, after our decision',
    rueckmeldungen: 'Feedback on a page',
    besuche: 'Sums of visits, without anything about people',
    mails: 'That and when we have sent an e-mail',
    fehler: 'Errors of the website, since they last happened',
    protokoll: 'Who of the editors has changed what',
  },
  zeit: ({ wert, einheit }) => {
    const unit = einheit === 'tage' ? 'day' : 'year'
    return `${wert} ${wert === 1 ? unit : `${unit}s`}`
  },
}

import { type Dienst, hostOf } from '../dienst.ts'

/** The provider that the newsletter's form leads to. */
export const newsletter: Dienst = {
  name: 'newsletter',
  von: ['newsletter_url'],
  empfaenger: ({ newsletter_url }) => hostOf(newsletter_url),
  worte: {
    de: {
      titel: 'Newsletter',
      zweck: 'Der Dienst verschickt den Newsletter und verwaltet, wer ihn bestellt hat.',
      daten:
        'Ihre E-Mail-Adresse, in einem neuen Fenster und erst, wenn Sie das Formular absenden.',
      rechtsgrundlage: 'Ihre Einwilligung: Art. 6 Abs. 1 Buchst. a DSGVO.',
      dauer: 'Bis Sie den Newsletter abbestellen.',
    },
    en: {
      titel: 'Newsletter',
      zweck: 'The service sends the newsletter and keeps the list of who has subscribed.',
      daten: 'Your e-mail address, in a new window and only when you send the form.',
      rechtsgrundlage: 'Your consent: Art. 6(1)(a) GDPR.',
      dauer: 'Until you unsubscribe.',
    },
  },
}

import { type Dienst, hostOf } from '../dienst.ts'

/** The mail server that letters of the website go out through. */
export const mailserver: Dienst = {
  name: 'mailserver',
  von: ['SMTP_URL'],
  empfaenger: ({ SMTP_URL }) => hostOf(SMTP_URL),
  worte: {
    de: {
      titel: 'Versand von E-Mails',
      zweck: 'Bestätigungen, Antworten und Erinnerungen, um die Sie gebeten haben, gehen darüber.',
      daten: 'Ihre E-Mail-Adresse und der Text der E-Mail.',
      rechtsgrundlage:
        'Art. 6 Abs. 1 Buchst. b oder e DSGVO, je nachdem, worum Sie gebeten haben; bei Erinnerungen Ihre Einwilligung (Buchst. a).',
      dauer: 'Der Mailserver behält eine E-Mail, bis er sie zugestellt hat.',
    },
    en: {
      titel: 'Sending e-mails',
      zweck: 'Confirmations, answers and reminders that you have asked for go out through it.',
      daten: 'Your e-mail address and the text of the e-mail.',
      rechtsgrundlage:
        'Art. 6(1)(b) or (e) GDPR, depending on what you have asked for; for reminders your consent (a).',
      dauer: 'The mail server keeps an e-mail until it has been delivered.',
    },
  },
}

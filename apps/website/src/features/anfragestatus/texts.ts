import { framePaths, type Sprache } from '@kurstadt/contract'
import type { Anfragestatus } from '@kurstadt/contract/forms'

type StatusTexts = {
  title: string
  states: Record<Anfragestatus['status'], { name: string; text: string }>
  referenz: string
  received: string
  office: string
  answers: string
  noAnswers: string
  answeredAt: (when: string) => string
  kept: (day: string) => string
  missing: { title: string; text: string; ask: string; href: string }
  busy: string
}

/** Words of the page that shows the sender of a request how it stands. */
export const statusTexts: Record<Sprache, StatusTexts> = {
  de: {
    title: 'Ihre Anfrage',
    states: {
      neu: {
        name: 'Eingegangen',
        text: 'Ihre Anfrage ist bei uns angekommen. Wir bearbeiten sie so schnell wie möglich.',
      },
      in_arbeit: { name: 'In Arbeit', text: 'Jemand von uns kümmert sich um Ihre Anfrage.' },
      erledigt: { name: 'Erledigt', text: 'Wir haben Ihre Anfrage abgeschlossen.' },
    },
    referenz: 'Vorgangsnummer',
    received: 'Eingegangen am',
    office: 'Zuständig',
    answers: 'Unsere Antworten',
    noAnswers: 'Noch haben wir nicht geantwortet.',
    answeredAt: (when) => `Geschrieben am ${when}`,
    kept: (day) =>
      `Diese Seite kennt nur, wer ihren Link hat; bitte geben Sie ihn nicht weiter. Am ${day} löschen wir Ihre Anfrage und alles, was dazugehört.`,
    missing: {
      title: 'Diese Anfrage finden wir nicht',
      text: 'Der Link ist unvollständig, oder wir haben die Anfrage nach der vorgesehenen Zeit gelöscht. Haben Sie ihn aus einer E-Mail abgeschrieben? Dann öffnen Sie ihn bitte dort.',
      ask: 'Schreiben Sie uns, wenn Sie noch eine Frage haben.',
      href: framePaths.enquiries.de,
    },
    busy: 'Von Ihrem Anschluss wurde diese Seite sehr oft geöffnet. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  },
  en: {
    title: 'Your request',
    states: {
      neu: {
        name: 'Received',
        text: 'Your request has arrived. We will deal with it as soon as possible.',
      },
      in_arbeit: { name: 'In progress', text: 'Somebody is taking care of your request.' },
      erledigt: { name: 'Done', text: 'We have finished your request.' },
    },
    referenz: 'Reference number',
    received: 'Received on',
    office: 'Responsible',
    answers: 'Our answers',
    noAnswers: 'We have not answered yet.',
    answeredAt: (when) => `Written on ${when}`,
    kept: (day) =>
      `Only those who have its link know this page; please do not pass it on. On ${day} we will delete your request and everything that belongs to it.`,
    missing: {
      title: 'We cannot find this request',
      text: 'The link is not complete, or we have deleted the request after the usual time. Did you copy it from an e-mail? Then please open it there.',
      ask: 'Write to us if there is anything else.',
      href: framePaths.enquiries.en,
    },
    busy: 'This page has been opened very often from your connection. Please try again in ten minutes.',
  },
}

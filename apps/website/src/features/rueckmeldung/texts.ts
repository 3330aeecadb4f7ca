import type { Sprache } from '@kurstadt/contract'
import { useSprache } from '../../i18n/index.ts'

const de = {
  question: 'Hat Ihnen diese Seite geholfen?',
  yes: 'Ja',
  no: 'Nein',
  title: 'Ihre Rückmeldung',
  thanks: 'Vielen Dank!',
  thanksForSentence: 'Vielen Dank! Wer diese Seite betreut, liest Ihre Bemerkung.',
  sentence: { ja: 'Möchten Sie etwas dazu sagen?', nein: 'Was hat Ihnen gefehlt?' },
  hint: 'Freiwillig. Bitte ohne Namen und Adressen: Wir wissen nicht, wer Sie sind, und können hier nicht antworten.',
  send: 'Absenden',
  back: 'Zurück zur Seite',
  answer: {
    text: 'Sie möchten eine Antwort?',
    link: 'Schreiben Sie uns',
  },
  missing: 'Diese Seite gibt es nicht mehr. Ihre Rückmeldung konnten wir deshalb nicht aufnehmen.',
  home: 'Zur Startseite',
  away: 'Das hat leider nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  busy: 'Von Ihrem Anschluss kamen gerade sehr viele Rückmeldungen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  problems: {
    lang: 'Bitte höchstens 600 Zeichen.',
    links: 'Bitte ohne Internetadressen und E-Mail-Adressen.',
    other: 'Bitte verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.',
  },
}

/** Words of the question below a page, and of what follows. */
export type FeedbackTexts = typeof de

const en: FeedbackTexts = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  title: 'Your feedback',
  thanks: 'Thank you!',
  thanksForSentence: 'Thank you! Whoever looks after this page will read your comment.',
  sentence: { ja: 'Would you like to add anything?', nein: 'What was missing?' },
  hint: 'Optional. Please leave out names and addresses: we do not know who you are and cannot reply here.',
  send: 'Send',
  back: 'Back to the page',
  answer: { text: 'Would you like an answer?', link: 'Write to us' },
  missing: 'This page no longer exists, so we could not record your feedback.',
  home: 'To the home page',
  away: 'Sorry, that did not work. Please try again in a moment.',
  busy: 'A great deal of feedback has just come from your connection. Please try again in ten minutes.',
  problems: {
    lang: 'Please use at most 600 characters.',
    links: 'Please leave out web and e-mail addresses.',
    other: 'Please use letters, digits and punctuation only.',
  },
}

/** The same in both languages. */
export const feedbackTexts: Readonly<Record<Sprache, FeedbackTexts>> = { de, en }

/** These words in the language of the page. */
export const useFeedbackTexts = (): FeedbackTexts => feedbackTexts[useSprache()]

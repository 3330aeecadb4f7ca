import { type Dienst, hostOf } from '../dienst.ts'

/** The service that errors of the website are handed on to. */
export const fehlerdienst: Dienst = {
  name: 'fehlerdienst',
  von: ['SENTRY_DSN'],
  empfaenger: ({ SENTRY_DSN }) => hostOf(SENTRY_DSN),
  worte: {
    de: {
      titel: 'Meldung von Fehlern',
      zweck: 'Der Dienst sammelt Fehler der Website, damit wir sie finden und beheben.',
      daten:
        'Art, Ort und Zeit eines Fehlers. Angaben über Sie, Adressen von Seiten und Eingaben nehmen wir vorher heraus; Ihr Browser fragt den Dienst nie.',
      rechtsgrundlage: 'Art. 6 Abs. 1 Buchst. e DSGVO (sicherer Betrieb der Website).',
      dauer: 'Höchstens so lange wie bei uns, siehe „Wie lange wir etwas behalten“.',
    },
    en: {
      titel: 'Reports of errors',
      zweck: 'The service collects errors of the website, so that we find and mend them.',
      daten:
        'Kind, place and time of an error. Details about you, addresses of pages and what was entered are taken out first; your browser never asks the service.',
      rechtsgrundlage: 'Art. 6(1)(e) GDPR (safe operation of the website).',
      dauer: 'No longer than with us, see “How long we keep things”.',
    },
  },
}

import type { Dienst } from '../dienst.ts'

/** The house that the ground of the map is asked of, where that is not our own server. */
export const karte: Dienst = {
  name: 'karte',
  von: ['karte_haeuser'],
  empfaenger: ({ karte_haeuser = [] }) => [...karte_haeuser],
  worte: {
    de: {
      titel: 'Bewegliche Karte',
      zweck: 'Der Kartendienst liefert die Karte, in der Sie sich bewegen können.',
      daten:
        'Erst mit Ihrem Klick lädt Ihr Browser die Karte; dann erfährt der Dienst Ihre IP-Adresse und welchen Ausschnitt Sie sehen.',
      rechtsgrundlage:
        'Ihre Einwilligung mit dem Klick: Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG.',
      dauer: 'So lange, wie der Dienst es in seinen eigenen Hinweisen sagt.',
    },
    en: {
      titel: 'Moving map',
      zweck: 'The map service provides the map that you can move in.',
      daten:
        'Your browser loads the map only when you click; the service then learns your IP address and which part of the map you see.',
      rechtsgrundlage: 'Your consent by that click: Art. 6(1)(a) GDPR, section 25(1) TDDDG.',
      dauer: 'For as long as the service says in its own notice.',
    },
  },
}

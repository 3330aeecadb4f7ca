import { type Dienst, hostOf } from '../dienst.ts'

/** The portal on which places to stay are booked. */
export const buchungsportal: Dienst = {
  name: 'buchungsportal',
  von: ['buchungsportal'],
  empfaenger: (lage) => hostOf(lage.buchungsportal),
  worte: {
    de: {
      titel: 'Suche nach einer Unterkunft',
      zweck: 'Das Portal sucht freie Zimmer und nimmt Buchungen an.',
      daten:
        'Tag der Anreise und der Abreise, erst wenn Sie die Suche absenden; das Portal erfährt dann auch Ihre IP-Adresse.',
      rechtsgrundlage: 'Art. 6 Abs. 1 Buchst. b DSGVO (Ihre Suche nach einer Buchung).',
      dauer: 'So lange, wie das Portal es in seinen eigenen Hinweisen sagt.',
    },
    en: {
      titel: 'Search for a place to stay',
      zweck: 'The portal looks for free rooms and takes bookings.',
      daten:
        'Day of arrival and departure, only when you send the search; the portal then learns your IP address as well.',
      rechtsgrundlage: 'Art. 6(1)(b) GDPR (your search for a booking).',
      dauer: 'For as long as the portal says in its own notice.',
    },
  },
}

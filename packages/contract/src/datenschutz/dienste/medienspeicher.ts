import { type Dienst, hostOf } from '../dienst.ts'

/** The S3-compatible store that files lie in. */
export const medienspeicher: Dienst = {
  name: 'medienspeicher',
  von: ['MEDIA_S3_ENDPOINT'],
  empfaenger: ({ MEDIA_S3_ENDPOINT }) => hostOf(MEDIA_S3_ENDPOINT),
  worte: {
    de: {
      titel: 'Speicher für Bilder und Dateien',
      zweck: 'Bilder, Dokumente und Dateien, die Sie mit einem Formular senden, liegen dort.',
      daten:
        'Der Dienst bewahrt die Dateien in unserem Auftrag auf. Ihre IP-Adresse erfährt er nicht: Unser Server holt die Dateien für Sie.',
      rechtsgrundlage:
        'Art. 6 Abs. 1 Buchst. e DSGVO (Öffentlichkeitsarbeit und Aufgaben der Stadt), Auftragsverarbeitung nach Art. 28 DSGVO.',
      dauer: 'So lange wie der Eintrag oder die Anfrage, zu der die Datei gehört.',
    },
    en: {
      titel: 'Storage for pictures and files',
      zweck: 'Pictures, documents and files that you send with a form are kept there.',
      daten:
        'The service keeps the files on our behalf. It does not learn your IP address: our server fetches the files for you.',
      rechtsgrundlage:
        'Art. 6(1)(e) GDPR (public information and tasks of the town), processing on our behalf under Art. 28 GDPR.',
      dauer: 'As long as the entry or the request that the file belongs to.',
    },
  },
}

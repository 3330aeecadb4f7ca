/** What came of a look at the mail server, by class. */
export const connectionOutcomes = ['ok', 'nicht_eingerichtet', 'server', 'konto'] as const

/** What came of a look at the mail server. */
export type ConnectionOutcome = (typeof connectionOutcomes)[number]

/** What administrators read of it. */
export const connectionWords: Readonly<Record<ConnectionOutcome, string>> = {
  ok: 'Die Verbindung steht: Der Mailserver hat uns angenommen. Wartende Mails gehen in den nächsten Minuten hinaus.',
  nicht_eingerichtet:
    'Es ist kein Mailserver eingerichtet. Tragen Sie ihn beim Job-Worker als SMTP_URL ein; bis dahin warten alle Mails.',
  server:
    'Der Mailserver ist nicht erreichbar oder nimmt keine Verbindung an. Prüfen Sie Adresse, Port und Verschlüsselung in SMTP_URL.',
  konto:
    'Der Mailserver lehnt unseren Zugang ab. Prüfen Sie Benutzername und Passwort in SMTP_URL und ob das Konto unter MAIL_FROM senden darf.',
}

/** What they read when nobody looks after the outbox. */
export const noWorkerWords =
  'Der Dienst, der die Mails verschickt (Job-Worker), antwortet nicht. Läuft er?'

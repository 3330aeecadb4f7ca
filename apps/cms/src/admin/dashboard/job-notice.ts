import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAdministration } from '../../editing/access/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { type JobName, jobNames } from '../../platform/queue/kinds.ts'

/** What each kind of job is called where administrators read of it. */
const titles: Record<JobName, string> = {
  schedule: 'Zur gesetzten Zeit veröffentlichen und zurückziehen',
  'remind-owners': 'An das Durchsehen erinnern',
  digest: 'Tägliche Übersicht an die Ämter',
  findings: 'Inhalte auf Mängel prüfen',
  'check-connection': 'Verbindung zum Mailserver prüfen',
  'read-words': 'Wörter in Dateien lesen',
  'make-unterlagen': 'Unterlagen einer Sitzung als PDF',
  'fetch-webcams': 'Bilder der Webcams holen',
  'poll-parking': 'Freie Parkplätze abfragen',
  'send-news': 'Benachrichtigungen versenden',
  'send-reminders': 'An die Müllabfuhr erinnern',
  'send-push': 'Mitteilungen an Geräte senden',
  'keep-shop': 'Bestellungen und Bestände nachsehen',
  'check-payment': 'Zahlungen bei Mollie prüfen',
  'send-errors': 'Fehler an den Fehlerdienst weitergeben',
  'keep-board': 'An ablaufende Aushänge erinnern, abgelaufene löschen',
  'keep-partners': 'Betriebe an ihren Eintrag erinnern',
  'clean-up': 'Löschen, was nur eine Zeit lang bleiben darf',
}

const failures = z.array(
  z.object({ name: z.string(), anzahl: z.number(), zuletzt: z.coerce.date() }),
)

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})

function lineOf({ name, anzahl, zuletzt }: z.infer<typeof failures>[number]): string {
  const title = jobNames.find((known) => known === name)
  const times = anzahl === 1 ? '' : `${anzahl}-mal, zuletzt `
  return `${title === undefined ? name : titles[title]}: ${times}${time.format(zuletzt)} Uhr`
}

/**
 * Jobs that the worker has given up and that no later one has done since, a line for each kind;
 * for administrators alone, who can read the worker's log (fault F26).
 */
export async function readFailedJobs(req: PayloadRequest): Promise<string[]> {
  if (!isAdministration(req.user)) return []
  const rows = await inTransaction(
    req,
    sql`select j.name, count(*)::int as anzahl, max(j.completed_on) as zuletzt
        from pgboss.job j
        where j.state = 'failed' and not exists (
          select from pgboss.job later where later.name = j.name and later.state = 'completed'
            and later.data is not distinct from j.data and later.completed_on > j.completed_on)
        group by j.name order by zuletzt desc`,
  )
  return failures.parse(rows).map(lineOf)
}

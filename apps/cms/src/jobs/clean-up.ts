import { emptyBin } from '../editing/bin/index.ts'
import { sql } from '../platform/database/index.ts'
import type { JobTools } from '../platform/queue/tools.ts'
import { dayAt } from '../platform/time/berlin.ts'
import { overMessages, unconfirmed } from '../subjects/abos/jobs/index.ts'
import { deleteRequests } from '../subjects/anfragen/index.ts'
import { forgetVisits } from '../subjects/besuche/jobs/index.ts'
import { forgetErrors } from '../subjects/fehler/jobs/index.ts'
import { keptDays } from '../subjects/mails/index.ts'
import { keptYears } from '../subjects/protokoll/index.ts'
import { keepAllOparl } from '../subjects/rat/index.ts'
import { dropMade } from '../subjects/rat/jobs/index.ts'
import { forgetFeedback } from '../subjects/rueckmeldungen/jobs/index.ts'
import { forgetShop } from '../subjects/shop/jobs/index.ts'
import { followHolidays } from '../subjects/veranstaltungen/jobs/index.ts'

/** How long things are kept that nobody needs for ever. */
const kept = {
  /** Who got a letter and what it said, once it is delivered: long enough to look into a complaint. */
  delivered: '2 days',
  /** The same of a letter that nobody could deliver: somebody may still send it once more. */
  undelivered: '30 days',
} as const

/**
 * Requests whose day has come and that somebody has dealt with: what is still open stays, and the
 * office hears of it every morning. Only contact details of a visit go on their day whatever
 * happens: nothing is done about them, and the law counts the days.
 */
const isDue = (today: string) =>
  sql`loeschen_am::date <= ${today}::date and (status = 'erledigt' or art = 'corona')`

/** Takes away who got a letter and what it said; that it went out stays (T67). */
const emptyLetters = (now: string) => sql`
  update mails set an = '', antwort_an = null, betreff = '(gelöscht)', text = ''
  where text <> '' and (
    (zustand = 'gesendet' and gesendet_am < ${now}::timestamptz - ${kept.delivered}::interval)
    or (zustand in ('gescheitert', 'verfallen')
        and created_at < ${now}::timestamptz - ${kept.undelivered}::interval))`

/** Sessions that have ended by themselves: none may last longer than a day. */
const endedSessions = (now: string) => sql`
  delete from anmeldungen where begonnen_am < ${now}::timestamptz - interval '1 day'`

/** Words of files that are gone. */
const lostWords = sql`
  delete from dokumentworte w where not exists (select from dokumente d where d.id = w.dokument)`

/** Logins that wait for their second step hold for minutes. */
const lostLogins = (now: string) => sql`
  delete from anmeldevorgaenge where begonnen_am < ${now}::timestamptz - interval '1 day'`

/** Accounts that there are, with what they log in to. */
const accounts = sql`
  select 'intranet' as bereich, id::text as konto from intranet_konten
  union all select 'rat', id::text from raete
  union all select 'redaktion', id::text from benutzer`

/** Passwords of accounts that are gone, and their second factors. */
const lostPasswords = sql`
  delete from anmeldedaten d where not exists (
    select from (${accounts}) k where k.bereich = d.bereich and k.konto = d.konto)`
const lostFactors = sql`
  delete from zweitfaktoren z where not exists (
    select from (${accounts}) k where k.bereich = z.bereich and k.konto = z.konto)`
const lostLinks = sql`
  delete from rathauskonten r where not exists (
    select from intranet_konten k where k.id::text = r.konto)`

/** What goes without anybody being told how much it was. */
const uncounted = (now: string) => [
  sql`delete from kontingente where bis <= ${now}::timestamptz`,
  sql`delete from anmeldeversuche where expire < ${Date.parse(now)}`,
  endedSessions(now),
  lostLogins(now),
  lostWords,
  lostPasswords,
  lostFactors,
  lostLinks,
  dropMade,
  unconfirmed(now),
  overMessages(now),
  forgetFeedback(now),
  forgetVisits(now),
  forgetErrors(now),
  sql`delete from passwort_links where gueltig_bis < ${now}::timestamptz`,
]

/**
 * Deletes what has been kept long enough: entries of the log, mails that are done with, what was
 * counted of senders, sessions that have ended, and requests on the day that stands in them (T67).
 * What OParl shows is brought to the day, too, and series follow the holidays of the state.
 */
export async function cleanUp(_: object, tools: JobTools): Promise<void> {
  const { payload, log, now } = tools
  const today = now().toISOString()
  const requests = await payload.db.drizzle.execute(
    deleteRequests(isDue(dayAt(now())), { wer: 'System', konto: null }),
  )
  const { db } = payload
  const entries = await db.drizzle.execute(
    sql`delete from protokoll where created_at < ${today}::timestamptz - make_interval(years => ${keptYears}::int)`,
  )
  const letters = await db.drizzle.execute(
    sql`delete from mails where zustand <> 'wartet'
        and created_at < ${today}::timestamptz - make_interval(days => ${keptDays}::int)`,
  )
  for (const statement of uncounted(today)) await db.drizzle.execute(statement)
  await forgetShop(tools)
  const binned = await emptyBin(payload, now())
  const emptied = await db.drizzle.execute(emptyLetters(today))
  const counts = {
    protokoll: entries.rowCount,
    mails: letters.rowCount,
    geleert: emptied.rowCount,
    anfragen: requests.rowCount,
    papierkorb: binned,
  }
  log.info(counts, 'cleaned up')
  log.info({ reihen: await followHolidays(tools) }, 'series brought to the holidays')
  // Last: it compares everything, and what it waits for keeps nothing else from being deleted.
  log.info({ oparl: await keepAllOparl(payload) }, 'open data brought to the day')
}

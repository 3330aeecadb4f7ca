import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { daysLater } from '../../platform/time/days.ts'
import { germanDate } from '../../wire/serialise/dates.ts'
import { invitationEmail, reminderEmail } from './emails.ts'
import type { Entry, Which } from './entry.ts'
import type { Invitation } from './rows.ts'
import { readOffice } from './stelle.ts'
import { hashOfZugang, pagesOf, zugangOf } from './zugang.ts'

/** Days that a link holds. */
const holdsFor = 60

/** Ends a link: from now on its page says so, and the address is kept no longer (T67). */
export async function endInvitation(
  req: PayloadRequest,
  id: string,
  weil: 'zurueckgenommen' | 'ersetzt' | 'beendet',
): Promise<void> {
  await inTransaction(
    req,
    sql`update partner_einladungen set beendet_am = now(), beendet_weil = ${weil}, email = null
        where id = ${id}::uuid and beendet_am is null`,
  )
  await inTransaction(
    req,
    sql`delete from mails where zustand = 'wartet' and anlass like ${`partner:${id}:%`}`,
  )
}

type Asked = {
  which: Which
  entry: Entry
  email: string
  before: Invitation | null
  /** The half of a year that a reminder is for; null for an invitation by the office. */
  fuer: string | null
  /** Today in the town. */
  heute?: string
}

/** Whether a new link goes to whom the one before went. */
const isTheSame = (email: string, before: Invitation | null) =>
  before?.email?.toLowerCase() === email.toLowerCase()

/** Makes a link and mails it; the one before ends. What its partner has sent goes along with them. */
export async function invite(req: PayloadRequest, asked: Asked): Promise<void> {
  const { before, email, entry, fuer, heute = todayInBerlin(), which } = asked
  if (before !== null) await endInvitation(req, before.id, 'ersetzt')
  const id = randomUUID()
  const { secret } = req.payload
  const until = daysLater(heute, holdsFor)
  const answered = isTheSame(email, before) ? (before?.beantwortet_am?.toISOString() ?? null) : null
  await inTransaction(
    req,
    sql`insert into partner_einladungen
          (id, sammlung, eintrag, email, zugang, gueltig_bis, beantwortet_am, erinnert_fuer)
        values (${id}::uuid, ${which.typ}, ${which.id}::uuid, ${email},
          ${hashOfZugang(zugangOf(id, secret))}, ${until}::date, ${answered}::timestamptz, ${fuer})`,
  )
  if (before !== null && isTheSame(email, before))
    await inTransaction(
      req,
      sql`update partner_vorschlaege set einladung = ${id}::uuid where einladung = ${before.id}::uuid`,
    )
  const { email: antwort_an, name: stelle } = await readOffice(req)
  const words = { titel: entry.titel, bis: germanDate(until), pages: pagesOf(id, secret), stelle }
  const written = fuer === null ? invitationEmail(words) : reminderEmail(words)
  await postMail(req, { an: email, antwort_an, ...written, anlass: `partner:${id}:link`, tage: 14 })
}

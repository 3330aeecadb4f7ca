import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { forgetNewKey } from '../../platform/accounts/second-factor/index.ts'
import type { Statement } from '../../platform/database/index.ts'
import { isPast } from '../../platform/time/is-past.ts'
import type { SessionTerms } from '../../wire/session.ts'
import { type LoginGround, tablesOf } from './login-ground.ts'
import { logLine } from './note-session.ts'

/** What somebody logs in to; a token of one is nothing in the other (T03). */
export type Area = 'intranet' | 'rat'

/** Seconds that a session holds. */
export type SessionTimes = {
  /** After the last request. */
  idle: number
  /** After the login, whatever happens in between. */
  whole: number
}

/** A session as it is found by its token. */
export type FoundSession = { konto: string } & SessionTerms

/** A token that nobody guesses (T08), and what is kept of it: whoever reads the table has no session. */
function newToken(): { token: string; key: Buffer } {
  const token = randomBytes(16).toString('base64url')
  return { token, key: keyOf(token) }
}

const keyOf = (token: string) => createHash('sha256').update(token).digest()

/** 128 bits as they are written; what looks otherwise is looked for nowhere. */
const tokenForm = /^[\w-]{22}$/

/** A session is seen again at most this often; a page asks several calls at a time. */
const seenEvery = 30

const found = z.object({
  konto: z.string(),
  bleibt: z.coerce.number(),
  laengstens: z.coerce.number(),
  begonnen: z.date(),
})

/** Sessions of people who have logged in to the intranet or the council's pages. */
export type SessionStore = {
  /**
   * Begins a session and notes it in the log; the token is told once and kept nowhere. Null where
   * what the login rests on holds no more (T07).
   */
  begin: (area: Area, konto: string, ground: LoginGround) => Promise<string | null>
  /** Whose a token is, and for how long still; null when it is nobody's any more. */
  find: (area: Area, token: string) => Promise<FoundSession | null>
  /** Ends a session; answers whose it was. */
  end: (area: Area, token: string) => Promise<string | null>
  /** Ends every session of an account, all but one that may stay, and every login that is not done. */
  endAll: (area: Area, konto: string, but?: string) => Promise<number>
}

/**
 * Which sessions hold, and how long still; the clock is the database's. Where it was set back by more
 * than it is ever corrected, nobody knows how long ago a session was seen: it has ended.
 */
const termsOf = ({ idle, whole }: SessionTimes) => ({
  holds: `gesehen_am > now() - make_interval(secs => ${idle})
    and begonnen_am > now() - make_interval(secs => ${whole})
    and ${isPast('gesehen_am')}`,
  shape: `konto, begonnen_am as begonnen,
    extract(epoch from least(begonnen_am, now()) + make_interval(secs => ${whole}) - now())
      as laengstens,
    extract(epoch from least(
      least(gesehen_am, now()) + make_interval(secs => ${idle}),
      least(begonnen_am, now()) + make_interval(secs => ${whole})) - now()) as bleibt`,
})

/**
 * The statements that end every session of an account, all but one that may stay; the last one has a
 * row for each. A login that waits for its second step goes with them, and so does the key of a second
 * factor that nobody has confirmed: they have begun with what holds no more. A link for a password that
 * was mailed before opens nothing from then on (T09), and still counts among those of its hour.
 * Sessions are the last: a waiting login that is just becoming one is waited for, and only a later
 * statement finds it.
 */
export const endingStatements = (area: Area, konto: string, but?: string): Statement[] => [
  forgetNewKey({ area, konto }),
  {
    text: `update passwort_links set gueltig_bis = '-infinity' where bereich = $1 and konto = $2`,
    values: [area, konto],
  },
  {
    text: 'delete from anmeldevorgaenge where bereich = $1 and konto = $2',
    values: [area, konto],
  },
  {
    text: `
      delete from anmeldungen
      where bereich = $1 and konto = $2 and schluessel <> decode($3, 'hex') returning konto`,
    values: [area, konto, but === undefined ? '' : keyOf(but).toString('hex')],
  },
]

/**
 * Waits for logins that are beginning with the password: they hold its row until their session is
 * there to be ended. By itself it is a statement that holds nothing else, so nobody waits for it in
 * turn.
 */
const awaitLogins = 'select konto from anmeldedaten where bereich = $1 and konto = $2 for update'

/** Opens the sessions, which all processes share. */
export function openSessionStore(pool: Pick<pg.Pool, 'query'>, times: SessionTimes): SessionStore {
  const { holds, shape } = termsOf(times)
  return {
    async begin(area, konto, ground) {
      const { token, key } = newToken()
      // In one statement: one is never kept without the other, and a login waits for one commit.
      const { text, values } = tablesOf(ground, 7)
      const { rowCount } = await pool.query(
        `with ${text}, sitzung as (
           insert into anmeldungen (schluessel, bereich, konto)
           select $3::bytea, bereich, konto from grund returning konto
         )
         insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
         select $4::varchar, $5::enum_protokoll_vorgang, $6::varchar, $4, konto, '' from sitzung`,
        [area, konto, key, ...logLine(area, 'angemeldet'), ...values],
      )
      return rowCount === 1 ? token : null
    },
    async find(area, token) {
      if (!tokenForm.test(token)) return null
      const values = [keyOf(token), area]
      const { rows } = await pool.query(
        `select ${shape} from anmeldungen
         where schluessel = $1 and bereich = $2 and ${holds}`,
        values,
      )
      const [known] = z.array(found).parse(rows)
      if (known === undefined || known.bleibt > times.idle - seenEvery) return known ?? null
      const { rows: seen } = await pool.query(
        `update anmeldungen set gesehen_am = now()
         where schluessel = $1 and bereich = $2 and ${holds}
         returning ${shape}`,
        values,
      )
      return z.array(found).parse(seen)[0] ?? null
    },
    async end(area, token) {
      if (!tokenForm.test(token)) return null
      const { rows } = await pool.query(
        'delete from anmeldungen where schluessel = $1 and bereich = $2 returning konto',
        [keyOf(token), area],
      )
      return z.array(z.object({ konto: z.string() })).parse(rows)[0]?.konto ?? null
    },
    async endAll(area, konto, but) {
      await pool.query(awaitLogins, [area, konto])
      let ended: number | null = 0
      for (const { text, values } of endingStatements(area, konto, but))
        ({ rowCount: ended } = await pool.query(text, [...values]))
      return ended ?? 0
    },
  }
}

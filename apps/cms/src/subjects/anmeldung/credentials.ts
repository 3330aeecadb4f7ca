import type pg from 'pg'
import { z } from 'zod'
import {
  hashPassword,
  isOutdated,
  isPasswordOf,
  spendPasswordTime,
} from '../../platform/accounts/password-hash.ts'
import type { Statements } from '../../platform/accounts/second-factor/index.ts'
import type { Area } from './session-store.ts'

const kept = z.object({ passwort: z.string(), einmal: z.boolean(), gesetzt_am: z.date() })

/** What is kept of a password: set by somebody else (`einmal`), it has to be changed first. */
export type KeptPassword = Omit<z.infer<typeof kept>, 'gesetzt_am'>

/** What is known of a password beside itself. */
export type Credentials = { isOneTime: boolean }

type Pool = Pick<pg.Pool, 'query'>

/** What is kept of the password of an account; null where it has none. */
export async function readPassword(
  pool: Pool,
  area: Area,
  konto: string,
): Promise<z.infer<typeof kept> | null> {
  const { rows } = await pool.query(
    'select passwort, einmal, gesetzt_am from anmeldedaten where bereich = $1 and konto = $2',
    [area, konto],
  )
  return z.array(kept).parse(rows)[0] ?? null
}

/**
 * Looks at a password. An account that there is not, that has none, or whose is another takes the
 * same time (T04); null for each of them.
 */
export async function checkPassword(
  known: KeptPassword | null,
  password: string,
): Promise<Credentials | null> {
  if (known === null) {
    await spendPasswordTime(password)
    return null
  }
  return (await isPasswordOf(known.passwort, password)) ? { isOneTime: known.einmal } : null
}

/** Keeps a password that is right as passwords are kept today, where it was kept otherwise. */
export async function rehash(
  pool: Pool,
  { area, konto, known }: { area: Area; konto: string; known: KeptPassword },
  password: string,
): Promise<void> {
  if (!isOutdated(known.passwort)) return
  // Somebody who has changed it meanwhile is not overruled.
  await pool.query(
    `update anmeldedaten set passwort = $4 where bereich = $1 and konto = $2 and passwort = $3`,
    [area, konto, known.passwort, await hashPassword(password)],
  )
}

type NewPassword = {
  password: string
  isOneTime: boolean
  /** When the password was set that is to be replaced, where no other one may be. */
  replaces?: Date
}

/**
 * Sets the password of an account; a one-time password is good for choosing another one alone. False
 * where it would have replaced another one than it was to.
 */
export async function setPassword(
  pool: Statements,
  area: Area,
  konto: string,
  { password, isOneTime, replaces }: NewPassword,
): Promise<boolean> {
  const { rows } = await pool.query(
    `insert into anmeldedaten (bereich, konto, passwort, einmal) values ($1, $2, $3, $4)
     on conflict (bereich, konto) do update
     set passwort = excluded.passwort, einmal = excluded.einmal, gesetzt_am = now()
     where $5::timestamptz is null or anmeldedaten.gesetzt_am = $5::timestamptz
     returning konto`,
    [area, konto, await hashPassword(password), isOneTime, replaces ?? null],
  )
  return rows.length > 0
}

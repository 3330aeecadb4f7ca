import type pg from 'pg'
import { z } from 'zod'
import {
  hashPassword,
  isPasswordOf,
  spendPasswordTime,
} from '../../platform/accounts/password-hash.ts'
import type { Area } from './session-store.ts'

const kept = z.object({ passwort: z.string(), einmal: z.boolean() })

/** What is known of a password beside itself: set by somebody else, it has to be changed first. */
export type Credentials = { isOneTime: boolean }

type Pool = Pick<pg.Pool, 'query'>

async function readKept(pool: Pool, area: Area, konto: string) {
  const { rows } = await pool.query(
    'select passwort, einmal from anmeldedaten where bereich = $1 and konto = $2',
    [area, konto],
  )
  return z.array(kept).parse(rows)[0] ?? null
}

/**
 * Looks at a password. An account that there is not, that has none, or whose is another takes the
 * same time (T04); null for each of them.
 */
export async function checkPassword(
  pool: Pool,
  area: Area,
  konto: string | null,
  password: string,
): Promise<Credentials | null> {
  const known = konto === null ? null : await readKept(pool, area, konto)
  if (known === null) {
    await spendPasswordTime(password)
    return null
  }
  return (await isPasswordOf(known.passwort, password)) ? { isOneTime: known.einmal } : null
}

/** Sets the password of an account; a one-time password is good for choosing another one alone. */
export async function setPassword(
  pool: Pool,
  area: Area,
  konto: string,
  { password, isOneTime }: { password: string; isOneTime: boolean },
): Promise<void> {
  await pool.query(
    `insert into anmeldedaten (bereich, konto, passwort, einmal) values ($1, $2, $3, $4)
     on conflict (bereich, konto) do update
     set passwort = excluded.passwort, einmal = excluded.einmal, gesetzt_am = now()`,
    [area, konto, await hashPassword(password), isOneTime],
  )
}

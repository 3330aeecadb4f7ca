import { randomBytes } from 'node:crypto'
import { type LoginStep, loginSteps } from '@kurstadt/contract'
import type pg from 'pg'
import { z } from 'zod'
import { type LoginGround, stepHolds, stepKey, tablesOf } from './login-ground.ts'
import type { Area } from './session-store.ts'

const found = z.object({ konto: z.string(), schritt: z.enum(loginSteps) })

/** A login whose password is right and that still asks for something. */
export type PendingLogin = z.infer<typeof found>

/** Whose login waits, and for what. */
export type WaitingLogin = { area: Area; konto: string; schritt: LoginStep }

/** Logins that are not done yet. They open nothing: no call takes their token for that of a session. */
export type LoginStepStore = {
  /**
   * Keeps one; its token is told once and stands for the password. Null where the password or the
   * second factor has changed since it was looked at.
   */
  begin: (login: WaitingLogin, ground: LoginGround) => Promise<string | null>
  /** Whose it is; null when it is done, too old, or none of ours. */
  find: (area: Area, token: string) => Promise<PendingLogin | null>
}

/** Opens the logins that are not done yet, which all processes share. */
export function openLoginSteps(pool: Pick<pg.Pool, 'query'>): LoginStepStore {
  return {
    async begin({ area, konto, schritt }, ground) {
      const token = randomBytes(16).toString('base64url')
      const { text, values } = tablesOf(ground, 5)
      const { rowCount } = await pool.query(
        `with ${text}
         insert into anmeldevorgaenge (schluessel, bereich, konto, schritt)
         select $3::bytea, bereich, konto, $4::varchar from grund`,
        [area, konto, stepKey(token), schritt, ...values],
      )
      return rowCount === 1 ? token : null
    },
    async find(area, token) {
      const { rows } = await pool.query(
        `select konto, schritt from anmeldevorgaenge
         where schluessel = $1 and bereich = $2 and ${stepHolds}`,
        [stepKey(token), area],
      )
      return z.array(found).parse(rows)[0] ?? null
    },
  }
}

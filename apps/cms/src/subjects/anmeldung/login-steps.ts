import { createHash, randomBytes } from 'node:crypto'
import { type LoginStep, loginSteps } from '@kurstadt/contract'
import type pg from 'pg'
import { z } from 'zod'
import { isPast } from '../../platform/time/is-past.ts'
import type { Area } from './session-store.ts'

/** As long as somebody may look for their telephone, or set up an app for the first time. */
const holds = `begonnen_am > now() - interval '10 minutes' and ${isPast('begonnen_am')}`

const keyOf = (token: string) => createHash('sha256').update(token).digest()

const found = z.object({ konto: z.string(), schritt: z.enum(loginSteps) })

/** A login whose password is right and that still asks for something. */
export type PendingLogin = z.infer<typeof found>

/** Logins that are not done yet. They open nothing: no call takes their token for that of a session. */
export type LoginStepStore = {
  /** Keeps one; its token is told once and stands for the password. */
  begin: (area: Area, konto: string, step: LoginStep) => Promise<string>
  /** Whose it is; null when it is done, too old, or none of ours. */
  find: (area: Area, token: string) => Promise<PendingLogin | null>
  /** Takes it for good; false when somebody was quicker. */
  end: (area: Area, token: string) => Promise<boolean>
}

/** Opens the logins that are not done yet, which all processes share. */
export function openLoginSteps(pool: Pick<pg.Pool, 'query'>): LoginStepStore {
  return {
    async begin(area, konto, step) {
      const token = randomBytes(16).toString('base64url')
      await pool.query(
        'insert into anmeldevorgaenge (schluessel, bereich, konto, schritt) values ($1, $2, $3, $4)',
        [keyOf(token), area, konto, step],
      )
      return token
    },
    async find(area, token) {
      const { rows } = await pool.query(
        `select konto, schritt from anmeldevorgaenge where schluessel = $1 and bereich = $2 and ${holds}`,
        [keyOf(token), area],
      )
      return z.array(found).parse(rows)[0] ?? null
    },
    async end(area, token) {
      const { rowCount } = await pool.query(
        `delete from anmeldevorgaenge where schluessel = $1 and bereich = $2 and ${holds}`,
        [keyOf(token), area],
      )
      return rowCount === 1
    },
  }
}

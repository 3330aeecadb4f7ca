import type { Payload } from 'payload'
import { z } from 'zod'
import { env } from '../../env.ts'
import { select } from '../../platform/database/index.ts'
import { isPast } from '../../platform/time/is-past.ts'
import type { Area } from './session-store.ts'

const state = z.object({
  passwort: z.boolean(),
  einmal: z.boolean(),
  zuletzt: z.coerce.date().nullable(),
  sitzungen: z.int(),
  zweitfaktor: z.coerce.date().nullable(),
})

/**
 * Whether an account has a password, when it logged in last, how many sessions of it hold, and since
 * when it has a second factor.
 */
export async function readLoginState(payload: Payload, area: Area, konto: string) {
  const text = `
    select exists (select from anmeldedaten where bereich = $1 and konto = $2) as passwort,
      coalesce((select einmal from anmeldedaten where bereich = $1 and konto = $2), false) as einmal,
      (select max(created_at) from protokoll where dokument = $2 and vorgang = 'angemeldet') as zuletzt,
      (select count(*)::int from anmeldungen where bereich = $1 and konto = $2
        and gesehen_am > now() - make_interval(secs => $3)
        and begonnen_am > now() - make_interval(secs => $4)
        and ${isPast('gesehen_am')}) as sitzungen,
      (select seit from zweitfaktoren where bereich = $1 and konto = $2) as zweitfaktor`
  const values = [area, konto, env.SESSION_LIFETIME, env.SESSION_LONGEST]
  const [found] = await select(payload, { text, row: state }, values)
  return found ?? { passwort: false, einmal: false, zuletzt: null, sitzungen: 0, zweitfaktor: null }
}

import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { dayAt } from '../../wire/serialise/index.ts'
import type { LoginGround } from './login-ground.ts'
import type { Area } from './session-store.ts'

/** An account that may log in: what its session and its login answer are made of. */
export type Account = {
  konto: string
  nummer: number
  email: string
  name: string
  /** Their password was set by somebody else: it opens nothing but the change of it (T09). */
  mustChange: boolean
}

/**
 * What a login looks at besides: the kept password, whether there is a second factor, and what a
 * session rests on that begins with them.
 */
export type LoginAccount = Account & {
  kept: { passwort: string; einmal: boolean; ground: LoginGround } | null
  hasFactor: boolean
}

const columns = z.object({
  konto: z.string(),
  nummer: z.coerce.number(),
  email: z.string(),
  name: z.string(),
  einmal: z.boolean().nullable(),
})

const account = columns.transform(
  ({ einmal, ...rest }): Account => ({ ...rest, mustChange: einmal === true }),
)

const loginAccount = columns
  .extend({
    passwort: z.string().nullable(),
    gesetzt_am: z.coerce.date().nullable(),
    zweitfaktor: z.boolean(),
    seit: z.coerce.date().nullable(),
  })
  .transform(({ passwort, einmal, gesetzt_am, zweitfaktor, seit, ...rest }): LoginAccount => {
    const mustChange = einmal === true
    const account = { ...rest, mustChange, hasFactor: zweitfaktor }
    if (passwort === null || gesetzt_am === null) return { ...account, kept: null }
    // Not the hash: it is kept anew without another password.
    const ground: LoginGround = { kind: 'passwort', gesetztAm: gesetzt_am, faktorSeit: seit }
    return { ...account, kept: { passwort, einmal: mustChange, ground } }
  })

/**
 * Accounts that may log in, asked with every request of theirs: so no more is read than is needed.
 * A member whose term is over or has not begun, and a colleague who was disabled, are nobody here
 * (T07).
 */
const names = `id::text as konto, email, concat_ws(' ', vorname, nachname) as name`
const sources: Record<Area, string> = {
  intranet: `select ${names}, 0 as nummer from intranet_konten where aktiv`,
  rat: `select ${names}, nummer from raete
    where _status = 'published' and email is not null and nummer is not null
      and (seit is null or (seit at time zone 'UTC')::date <= $2::date)
      and (bis is null or (bis at time zone 'UTC')::date >= $2::date)`,
}

type Asked = { id: string } | { email: string }

const conditionOf = (asked: Asked) => ('id' in asked ? 'id = $1::uuid' : 'email = $1')

const valuesOf = (area: Area, asked: Asked, now: Date) => {
  const wanted = 'id' in asked ? asked.id : asked.email
  return area === 'rat' ? [wanted, dayAt(now)] : [wanted]
}

/** The account of an address or an id, as long as it may log in; null for any other. */
export async function findAccount(
  payload: Payload,
  area: Area,
  asked: Asked,
  now: Date,
): Promise<Account | null> {
  const text = `
    select k.*, d.einmal from (${sources[area]} and ${conditionOf(asked)}) k
    left join anmeldedaten d on d.bereich = '${area}' and d.konto = k.konto`
  const name = `konto-${area}-${'id' in asked ? 'id' : 'email'}`
  const [found] = await select(payload, { name, text, row: account }, valuesOf(area, asked, now))
  return found ?? null
}

/** True as long as an account may log in. */
export const mayLogIn = async (payload: Payload, area: Area, konto: string): Promise<boolean> =>
  (await findAccount(payload, area, { id: konto }, new Date())) !== null

/** The same of an address with what a login looks at, in one statement. */
export async function findLoginAccount(
  payload: Payload,
  area: Area,
  email: string,
  now: Date,
): Promise<LoginAccount | null> {
  const text = `
    select k.*, d.passwort, d.einmal, d.gesetzt_am, z.seit,
      coalesce(z.geheimnis is not null, false) as zweitfaktor
    from (${sources[area]} and ${conditionOf({ email })}) k
    left join anmeldedaten d on d.bereich = '${area}' and d.konto = k.konto
    left join zweitfaktoren z on z.bereich = '${area}' and z.konto = k.konto`
  const name = `anmeldung-${area}`
  const values = valuesOf(area, { email }, now)
  const [found] = await select(payload, { name, text, row: loginAccount }, values)
  return found ?? null
}

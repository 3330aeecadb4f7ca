import type pg from 'pg'
import type { Vorgang } from '../../editing/protokoll/vorgaenge.ts'
import type { FactorArea } from '../../platform/accounts/second-factor/index.ts'

/** What people do with their login; the log of who did what has these words. */
export type SessionEvent = Extract<
  Vorgang,
  | 'angemeldet'
  | 'abgemeldet'
  | 'anmeldung_gescheitert'
  | 'passwort_geaendert'
  | 'zweitfaktor_eingerichtet'
  | 'zweitfaktor_abgeschaltet'
  | 'ersatzcode_benutzt'
  | 'ersatzcodes_erneuert'
>

const collections = { intranet: 'intranet_konten', rat: 'raete', redaktion: 'benutzer' } as const
const names = { intranet: 'Intranetkonto', rat: 'Ratsmitglied', redaktion: 'Konto' } as const

/** What a line of the log is made of. */
export const logLine = (area: FactorArea, event: SessionEvent) =>
  [names[area], event, collections[area]] as const

/**
 * Notes a login, a failed one, or an end. An address that nobody has is not noted: what is typed
 * there may be a password.
 */
export async function noteSession(
  pool: Pick<pg.Pool, 'query'>,
  area: FactorArea,
  konto: string | null,
  event: SessionEvent,
): Promise<void> {
  if (konto === null) return
  await pool.query(
    `insert into protokoll (wer, vorgang, sammlung, eintrag, dokument, felder)
     values ($1, $2, $3, $1, $4, '')`,
    [...logLine(area, event), konto],
  )
}

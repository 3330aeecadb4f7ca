import { type AktiverDienst, dienstNamen } from '@kurstadt/contract/datenschutz'
import type { Payload } from 'payload'
import { z } from 'zod'
import { appendChange, awaitTurn } from '../../editing/changes/index.ts'
import { inTransaction, oneTransaction, sql } from '../../platform/database/index.ts'

/** Tag of what changes when a process switches a service on or off. */
export const servicesTag = 'datenschutzangaben'

/**
 * Keeps which services a process has switched on: each knows its own environment alone, and the privacy
 * notice names all of them. When nothing has changed nothing is written, and no page is made anew.
 */
export async function reportServices(
  payload: Payload,
  prozess: string,
  dienste: readonly AktiverDienst[],
): Promise<void> {
  const angaben = JSON.stringify(dienste)
  await oneTransaction(payload, async (req) => {
    await awaitTurn(req)
    const changed = await inTransaction(
      req,
      sql`insert into dienste (prozess, angaben) values (${prozess}, ${angaben}::jsonb)
          on conflict (prozess) do update set angaben = excluded.angaben, seit = now()
          where dienste.angaben <> excluded.angaben returning prozess`,
    )
    if (changed.length > 0) await appendChange(req, [servicesTag])
  })
}

const dienst = z.object({ name: z.enum(dienstNamen), empfaenger: z.array(z.string()).min(1) })
const row = z.object({ angaben: z.array(z.unknown()).catch([]) })

/** What processes have said; a service that nobody knows any more is left out. */
export async function readServices({ db }: Payload): Promise<AktiverDienst[]> {
  const { rows } = await db.drizzle.execute(sql`select angaben from dienste order by prozess`)
  return rows
    .flatMap((one) => row.parse(one).angaben)
    .flatMap((one) => dienst.safeParse(one).data ?? [])
}

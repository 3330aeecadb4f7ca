import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAdministration } from '../../../editing/access/index.ts'
import { readAddress } from '../../../editing/personal-data/index.ts'
import { type Vorgang, writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { archiveOf } from '../auskunft/index.ts'
import { eraseAll } from '../erase.ts'
import { findAll } from '../find.ts'
import { overviewOf } from '../overview.ts'

/** The log says that somebody looked, and never at whom: the address is what is to be deleted. */
async function logLook(req: PayloadRequest, vorgang: Vorgang, eintrag: string): Promise<void> {
  const entry = { vorgang, sammlung: 'personendaten', eintrag, dokument: null, felder: [] }
  await writeAuditLog(req, entry)
}

/** A call that names an address, for the administration alone. */
function call(
  path: string,
  answer: (req: PayloadRequest, email: string) => Promise<Response>,
): Omit<Endpoint, 'root'> {
  return {
    path: `/personendaten/${path}`,
    method: 'post',
    handler: async (req) => {
      if (!isAdministration(req.user))
        return refuse(
          403,
          'Dazu ist Ihr Konto nicht berechtigt. Bitte fragen Sie die Administration.',
        )
      const body: unknown = await req.json?.().catch(() => null)
      const { data } = z.object({ email: z.unknown() }).safeParse(body)
      const email = readAddress(data?.email)
      if (email === null)
        return refuse(400, 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel kim@beispiel.de.')
      return answer(req, email)
    },
  }
}

const look = call('suchen', (req, email) =>
  asOne(req, async () => {
    const found = overviewOf(email, await findAll(req, email, { isWhole: false }))
    await logLook(req, 'person_gesucht', `Gefunden: ${found.anzahl}`)
    return Response.json(found)
  }),
)

const handOut = call('auskunft', (req, email) =>
  asOne(req, async () => {
    const found = await findAll(req, email, { isWhole: true })
    await logLook(req, 'person_auskunft', `Einträge: ${overviewOf(email, found).anzahl}`)
    const archive = await archiveOf(req, email, found)
    return new Response(archive, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="auskunft-${todayInBerlin()}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    })
  }),
)

const erase = call('loeschen', async (req, email) => {
  const geloescht = await eraseAll(req, email)
  const danach = overviewOf(email, await findAll(req, email, { isWhole: false }))
  return Response.json({ geloescht, danach })
})

/** Calls of the back office about what is kept of a person. */
export const personalDataEndpoints: Omit<Endpoint, 'root'>[] = [look, handOut, erase]

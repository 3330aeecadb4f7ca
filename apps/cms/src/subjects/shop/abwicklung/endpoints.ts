import type { Access, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { refundOnline } from '../online/index.ts'
import { carryOut } from './carry-out.ts'
import type { Wahl } from './ruecknahme.ts'
import { type Handgriff, handgriffe, isChosen } from './schritte.ts'

const asked = z.object({
  id: z.uuid(),
  akt: z.enum(handgriffe),
})

/** What can be done with orders besides keeping them, and who may: whoever keeps the shop. */
export const orderOperations: Record<'schritt', Access> = {
  schritt: ({ req }) => publishes(req.user, 'bestellungen'),
}

/** Pieces as a form sends them; what is left empty is no number. */
const menge = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d{1,4}\s*$/)
      .transform(Number),
  ])
  .pipe(z.int().min(0).max(9_999))

const wahl = z.object({ gesehen: z.string(), mengen: z.array(menge).max(50) })

const unread =
  'Bitte geben Sie bei jeder Position eine ganze Zahl an: wie viele Stücke Sie zurücknehmen, oder 0.'

/** What somebody chose to take back; null when it cannot be read. Other steps need nothing. */
async function readWahl(req: PayloadRequest, akt: Handgriff): Promise<Wahl | null> {
  if (!isChosen(akt)) return { gesehen: '', mengen: [] }
  const body: unknown = await req.json?.().catch(() => null)
  return wahl.safeParse(body).data ?? null
}

/** What was paid online goes back online, and only then it is noted. */
export async function goStep(req: PayloadRequest, id: string, akt: Handgriff, chosen: Wahl) {
  const refusal = akt === 'erstattet' ? await refundOnline(req, id) : null
  return refusal ?? carryOut(req, id, akt, chosen)
}

/**
 * `POST /api/bestellungen/{id}/schritt/{akt}`: lets an order go a step, once. A withdrawal and the
 * return of tickets name what is taken back: `{ gesehen, mengen }`, line by line.
 */
export const orderEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/schritt/:akt',
    method: 'post',
    handler: async (req) => {
      if (!publishes(req.user, 'bestellungen'))
        return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
      const { data } = asked.safeParse(req.routeParams)
      if (data === undefined) return refuse(404, 'Diesen Schritt gibt es nicht.')
      const chosen = await readWahl(req, data.akt)
      if (chosen === null) return refuse(400, unread)
      const refusal = await asOne(req, () => goStep(req, data.id, data.akt, chosen))
      return refusal === null
        ? Response.json({ message: 'Erledigt.' })
        : refuse(refusal.status, refusal.message)
    },
  },
]

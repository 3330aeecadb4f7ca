import type { Access, Endpoint } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne } from '../../../platform/database/index.ts'
import { carryOut } from './carry-out.ts'
import { handgriffe } from './schritte.ts'

const asked = z.object({
  id: z.uuid(),
  akt: z.enum(handgriffe),
})

/** What can be done with orders besides keeping them, and who may: whoever keeps the shop. */
export const orderOperations: Record<'schritt', Access> = {
  schritt: ({ req }) => publishes(req.user, 'bestellungen'),
}

const notNow =
  'Das geht bei dieser Bestellung nicht mehr: Inzwischen ist etwas anderes mit ihr geschehen.'

/** `POST /api/bestellungen/{id}/schritt/{akt}`: lets an order go a step, once. */
export const orderEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/schritt/:akt',
    method: 'post',
    handler: async (req) => {
      if (!publishes(req.user, 'bestellungen'))
        return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
      const { data } = asked.safeParse(req.routeParams)
      if (data === undefined) return refuse(404, 'Diesen Schritt gibt es nicht.')
      const isDone = await asOne(req, () => carryOut(req, data.id, data.akt))
      return isDone ? Response.json({ message: 'Erledigt.' }) : refuse(409, notNow)
    },
  },
]

import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasOwnPassword, isAdministration } from '../../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../../editing/refuse-call.ts'
import { asOne } from '../../../../platform/database/index.ts'
import { resetFactor } from '../../../anmeldung/index.ts'
import { type FactorAct, factorActs, factorForm } from './factor-acts.ts'
import { lockAccount } from './lock-account.ts'

const words = {
  nobody: 'Bitte melden Sie sich zuerst an.',
  forbidden: 'Dazu ist Ihr Konto nicht berechtigt.',
  unknown: 'Dieses Konto gibt es nicht.',
  none: 'Für dieses Konto ist kein zweiter Faktor eingerichtet.',
  reset: 'Der zweite Faktor ist zurückgesetzt. Alle Sitzungen dieses Kontos sind beendet.',
  malformed: 'Bitte geben Sie den Code ein, den die App jetzt anzeigt.',
} as const

const account = z.object({ id: z.string(), email: z.string(), name: z.string() })
const ownAccount = account.extend({ _sid: z.string() })

/** `POST /api/benutzer/zweitfaktor/…`: whoever has an own password, about their own account. */
function ownEndpoint(name: string, act: FactorAct): Omit<Endpoint, 'root'> {
  return {
    path: `/zweitfaktor/${name}`,
    method: 'post',
    handler: async (req) => {
      const own = ownAccount.safeParse(req.user).data
      if (own === undefined || !hasOwnPassword(req.user)) return refuse(403, words.nobody)
      await addDataAndFileToRequest(req)
      const { data } = factorForm.safeParse(req.data ?? {})
      return data === undefined ? refuse(400, words.malformed) : act(req, own, data)
    },
  }
}

async function reset(req: PayloadRequest): Promise<Response> {
  if (!isAdministration(req.user)) return refuse(403, words.forbidden)
  const id = z.uuid().safeParse(req.routeParams?.id).data
  const where = { id: { equals: id } }
  const found: unknown = id && (await req.payload.db.findOne({ collection: 'benutzer', where }))
  const lost = account.safeParse(found).data
  if (lost === undefined) return refuse(404, words.unknown)
  const factor = {
    area: 'redaktion',
    konto: lost.id,
    collection: 'benutzer',
    account: lost,
  } as const
  const isReset = await asOne(req, async () => {
    await lockAccount(req, lost.id)
    return resetFactor(req, factor)
  })
  if (!isReset) return refuse(409, words.none)
  return Response.json({ message: words.reset })
}

/** Calls about second factors of the back office; the administration takes a lost one away. */
export const factorEndpoints: Omit<Endpoint, 'root'>[] = [
  ...Object.entries(factorActs).map(([name, act]) => ownEndpoint(name, act)),
  { path: '/:id/zweitfaktor-zuruecksetzen', method: 'post', handler: reset },
]

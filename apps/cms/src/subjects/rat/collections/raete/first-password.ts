import type { Access, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishes } from '../../../../editing/access/index.ts'
import { writeAuditLog } from '../../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../../editing/refuse-call.ts'
import { oneTimePassword } from '../../../../platform/accounts/one-time-password.ts'
import { asOne } from '../../../../platform/database/index.ts'
import { endSessions, mayLogIn, setPassword, statementsIn } from '../../../anmeldung/index.ts'

const id = z.uuid()

const noAccount =
  'Dieses Ratsmitglied kann sich nicht anmelden. Tragen Sie eine E-Mail für die Anmeldung ein und veröffentlichen Sie den Eintrag. Anmelden kann es sich vom Tag unter „Im Rat seit“ an bis zum Ende seiner Amtszeit.'

async function setFirst(req: PayloadRequest, konto: string): Promise<string | null> {
  if (!(await mayLogIn(req.payload, 'rat', konto))) return null
  const password = oneTimePassword()
  await setPassword(statementsIn(req), 'rat', konto, { password, isOneTime: true })
  await endSessions(req, 'rat', konto)
  const entry = { vorgang: 'passwort_geaendert', sammlung: 'raete', dokument: konto } as const
  await writeAuditLog(req, { ...entry, eintrag: 'Erstes Passwort vergeben', felder: [] })
  return password
}

/** Who may give a member a first password: whoever keeps the council. */
export const mayGiveFirst: Access = ({ req }) => publishes(req.user, 'rat')

/**
 * `POST /api/raete/{id}/einmalpasswort` gives a member a password for a letter, which is told once,
 * opens nothing until it is changed (T09), and ends every session of the member (T07).
 */
export const firstPassword: Omit<Endpoint, 'root'> = {
  path: '/:id/einmalpasswort',
  method: 'post',
  handler: async (req) => {
    if (!publishes(req.user, 'rat')) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const { data: konto } = id.safeParse(req.routeParams?.id)
    if (konto === undefined) return refuse(404, 'Dieses Ratsmitglied gibt es nicht.')
    const passwort = await asOne(req, () => setFirst(req, konto))
    return passwort === null ? refuse(409, noAccount) : Response.json({ passwort })
  },
}

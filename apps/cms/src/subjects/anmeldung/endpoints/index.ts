import type { Access, CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type Bereich, publishes } from '../../../editing/access/index.ts'
import { writeAuditLog } from '../../../editing/protokoll/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import { asOne, asSql, inTransaction, type Statement } from '../../../platform/database/index.ts'
import { findAccount } from '../accounts.ts'
import { mailLink } from '../password-links.ts'
import { type Area, endingStatements } from '../session-store.ts'
import { resetFactor } from './reset-factor.ts'

const id = z.uuid()

const areas = { intranet: 'intranet_konten', rat: 'raete' } as const satisfies Record<
  Area,
  CollectionSlug
>

/** What can be done with accounts besides keeping them, and who may: whoever keeps their area. */
export function accountOperations(bereich: Bereich): Record<keyof typeof acts, Access> {
  const may: Access = ({ req }) => publishes(req.user, bereich)
  return { abmelden: may, einladen: may, 'zweitfaktor-zuruecksetzen': may }
}

/** Ends every session of an account and every login that is not done, and notes it, in the transaction of the request. */
export async function endSessions(req: PayloadRequest, area: Area, konto: string): Promise<number> {
  let ended = 0
  for (const statement of endingStatements(area, konto))
    ended = (await inTransaction(req, asSql(statement))).length
  const entry = { vorgang: 'abgemeldet', sammlung: areas[area], dokument: konto } as const
  await writeAuditLog(req, { ...entry, eintrag: 'Sitzungen beendet', felder: [] })
  return ended
}

async function invite(req: PayloadRequest, area: Area, konto: string): Promise<boolean> {
  const account = await findAccount(req.payload, area, { id: konto }, new Date())
  if (account === null) return false
  const run = (statement: Statement) => inTransaction(req, asSql(statement))
  return mailLink(run, 'einladung', { area, ...account })
}

const notInvited =
  'Es ging keine Mail hinaus: Das Konto darf sich nicht anmelden, oder es hat in der letzten Stunde schon drei Mails erhalten.'

const endedWords = (count: number) =>
  count === 1 ? 'Eine Sitzung ist beendet.' : `${count} Sitzungen sind beendet.`

const isReset =
  'Der zweite Faktor ist zurückgesetzt. Bei der nächsten Anmeldung genügt das Passwort, oder die Person richtet ihn neu ein.'
const noFactor = 'Für dieses Konto ist kein zweiter Faktor eingerichtet.'

type Act = (req: PayloadRequest, area: Area, konto: string) => Promise<Response>

const acts = {
  abmelden: async (req, area, konto) => {
    const count = await asOne(req, () => endSessions(req, area, konto))
    return Response.json({ message: endedWords(count) })
  },
  'zweitfaktor-zuruecksetzen': async (req, area, konto) => {
    const account = await findAccount(req.payload, area, { id: konto }, new Date())
    const reset = () => resetFactor(req, { area, konto, collection: areas[area], account })
    return (await asOne(req, reset)) ? Response.json({ message: isReset }) : refuse(409, noFactor)
  },
  einladen: async (req, area, konto) => {
    if (!(await asOne(req, () => invite(req, area, konto)))) return refuse(409, notInvited)
    return Response.json({ message: 'Die Mail geht in den nächsten Minuten hinaus.' })
  },
} satisfies Record<string, Act>

/**
 * `POST /api/{collection}/{id}/abmelden` ends every session of an account, `…/einladen` mails it a
 * link for a password.
 */
export function accountEndpoints(area: Area, bereich: Bereich): Omit<Endpoint, 'root'>[] {
  return Object.entries(acts).map(([name, act]) => ({
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      if (!publishes(req.user, bereich)) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
      const { data: konto } = id.safeParse(req.routeParams?.id)
      return konto === undefined
        ? refuse(404, 'Dieses Konto gibt es nicht.')
        : act(req, area, konto)
    },
  }))
}

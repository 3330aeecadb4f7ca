import { sprachen } from '@kurstadt/contract'
import {
  type Anfragestatus,
  anfrageStatusArten,
  type FormName,
  isFormName,
} from '@kurstadt/contract/forms'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { dayAt } from '../../../platform/time/berlin.ts'
import { nachrichten } from './nachrichten.ts'
import { referenceOf } from './reference.ts'
import { hashOfZugang } from './status-link.ts'
import { stelleOf } from './stelle.ts'

const request = z.object({
  art: z.custom<FormName>(isFormName),
  nummer: z.number(),
  sprache: z.enum(sprachen).catch('de'),
  status: z.enum(anfrageStatusArten),
  eingegangen_am: z.iso.datetime(),
  loeschen_am: z.iso.datetime(),
  nachrichten,
})

/** What the link of a request shows its sender; null when there is no such link any more. */
export async function readStatus(
  payload: Payload,
  zugang: string,
  now: Date,
): Promise<Anfragestatus | null> {
  const { docs } = await payload.find({
    collection: 'anfragen',
    where: { zugang: { equals: hashOfZugang(zugang) } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  if (docs[0] === undefined) return null
  const { art, nummer, loeschen_am, nachrichten: answers, ...shown } = request.parse(docs[0])
  const [today, lastDay] = [dayAt(now), loeschen_am.slice(0, 10)]
  // What is not dealt with is not deleted, and its sender may go on asking.
  const isOverdue = lastDay < today
  if (isOverdue && shown.status === 'erledigt') return null
  const req = await createLocalReq({}, payload)
  const { name } = await stelleOf(req, art, shown.sprache)
  return {
    ...shown,
    referenz: referenceOf(nummer),
    geloescht_am: isOverdue ? today : lastDay,
    stelle: name,
    nachrichten: answers.map(({ am, betreff, text }) => ({ am, betreff, text })),
  }
}

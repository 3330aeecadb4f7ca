import type { Payload, Where } from 'payload'
import { z } from 'zod'
import { plainRead, published } from '../../wire/read/index.ts'
import { dayAt } from '../../wire/serialise/index.ts'
import type { Area } from './session-store.ts'

/** An account that may log in: what its session and its login answer are made of. */
export type Account = { konto: string; nummer: number; email: string; name: string }

const person = { vorname: z.string(), nachname: z.string() }

const councillor = z.object({
  ...person,
  id: z.string(),
  nummer: z.number(),
  email: z.string(),
  seit: z.string().nullish(),
  bis: z.string().nullish(),
})

const colleague = z.object({ ...person, id: z.string(), email: z.string(), aktiv: z.boolean() })

const nameOf = ({ vorname, nachname }: { vorname: string; nachname: string }) =>
  `${vorname} ${nachname}`

type Asked = { id: string } | { email: string }
const asWhere = (asked: Asked): Where =>
  'id' in asked ? { id: { equals: asked.id } } : { email: { equals: asked.email } }

/** A member whose term lasts; whoever has left the council is nobody here. */
async function findCouncillor(payload: Payload, asked: Asked, now: Date): Promise<Account | null> {
  const { docs } = await payload.find({
    collection: 'raete',
    where: { and: [published, asWhere(asked)] },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const { data } = councillor.safeParse(docs[0])
  const today = dayAt(now)
  if (data === undefined || (data.bis && data.bis.slice(0, 10) < today)) return null
  const { id: konto, nummer, email } = data
  return { konto, nummer, email, name: nameOf(data) }
}

async function findColleague(payload: Payload, asked: Asked): Promise<Account | null> {
  const { docs } = await payload.find({
    collection: 'intranet_konten',
    where: asWhere(asked),
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const { data } = colleague.safeParse(docs[0])
  if (!data?.aktiv) return null
  return { konto: data.id, nummer: 0, email: data.email, name: nameOf(data) }
}

/** The account of an address or an id, as long as it may log in; null for any other. */
export function findAccount(
  payload: Payload,
  area: Area,
  asked: Asked,
  now: Date,
): Promise<Account | null> {
  return area === 'rat' ? findCouncillor(payload, asked, now) : findColleague(payload, asked)
}

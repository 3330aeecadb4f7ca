import { type FileParams, mostOparlObjects } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { FileMaker } from '../../../wire/file.ts'
import { readRefs } from '../../../wire/read/index.ts'
import { watched } from '../read/card-refs.ts'
import { bodyOf, readTown, systemOf } from './body.ts'
import { type Place, placeOf } from './place.ts'
import { readObject, readPage } from './read.ts'
import { addressAt, objectOf, type Surroundings } from './serialise.ts'

type Asked = FileParams<'oparl.json'>

const baseUrl = env.WEBSITE_URL

/** Changes that end an answer: any object may join a list, and most hold others. */
const tags = [...watched, 'einstellungen', 'aemter']

const nothing = () => new ApiError('not-found', { tags })

async function surroundingsOf(payload: Payload): Promise<Surroundings> {
  const { detailPages: pages } = await readRefs({
    payload,
    sprache: 'de',
    type: 'sitzungen',
    docs: [],
  })
  return { baseUrl, pages }
}

/** The parameters of a list in one order, so that a page has one address. */
function queryOf({ pfad: _, omit_internal: isShort, page: __, ...given }: Asked, page: number) {
  const asked = { ...given, ...(isShort === 'true' ? { omit_internal: 'true' } : {}), page }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}

type Page = { data: unknown[]; totalElements: number; page: number; limit: number }

/** A page of a list. One behind the last is empty: what was on it may be gone since it was named. */
function listOf(asked: Asked, { data, totalElements, page, limit }: Page) {
  const totalPages = Math.max(1, Math.ceil(totalElements / limit))
  const at = (number: number) => `${addressAt(asked.pfad, baseUrl)}${queryOf(asked, number)}`
  return {
    data,
    pagination: { totalElements, elementsPerPage: limit, currentPage: page, totalPages },
    links: {
      first: at(1),
      ...(page > 1 ? { prev: at(Math.min(page - 1, totalPages)) } : {}),
      self: at(page),
      ...(page < totalPages ? { next: at(page + 1) } : {}),
      last: at(totalPages),
    },
  }
}

async function answerList(payload: Payload, place: Place & { kind: 'list' }, asked: Asked) {
  const { page = 1, limit: wanted = mostOparlObjects, omit_internal: isShort } = asked
  const limit = Math.min(wanted, mostOparlObjects)
  const { created_since, created_until, modified_since, modified_until } = asked
  const filter = { created_since, created_until, modified_since, modified_until }
  const { typ, gremium } = place
  const [found, surroundings] = await Promise.all([
    readPage(payload, { typ, gremium, filter, page, limit }),
    surroundingsOf(payload),
  ])
  if (!found.gremium) throw nothing()
  const data = found.objekte.map((one) =>
    objectOf(one, surroundings, { isShort: isShort === 'true' }),
  )
  return listOf(asked, { data, totalElements: found.anzahl, page, limit })
}

/** The one body as a list: it is there whatever time is asked for, unless it has not changed since. */
async function answerBodies(payload: Payload, asked: Asked) {
  const { created, modified, ...body } = bodyOf(await readTown(payload), baseUrl)
  const isAsked =
    isWithin(created, asked.created_since, asked.created_until) &&
    isWithin(modified, asked.modified_since, asked.modified_until)
  const data = isAsked ? [{ ...body, created, modified }] : []
  const { page = 1, limit = mostOparlObjects } = asked
  return listOf(asked, {
    data: page === 1 ? data : [],
    totalElements: data.length,
    page,
    limit: Math.min(limit, mostOparlObjects),
  })
}

function isWithin(at: string, since: string | undefined, until: string | undefined): boolean {
  const time = Date.parse(at)
  return !(time < Date.parse(since ?? at) || time > Date.parse(until ?? at))
}

async function answerPlace(payload: Payload, place: Place, asked: Asked): Promise<unknown> {
  if (place.kind === 'list') return answerList(payload, place, asked)
  if (place.kind === 'bodies') return answerBodies(payload, asked)
  if (place.kind === 'system') return systemOf(await readTown(payload), baseUrl)
  if (place.kind !== 'object') return bodyOf(await readTown(payload), baseUrl)
  const [object, surroundings] = await Promise.all([
    readObject(payload, place.id),
    surroundingsOf(payload),
  ])
  if (object === undefined) throw nothing()
  return objectOf(object, surroundings)
}

/** The council as OParl 1.1; throws `not-found`. */
export const oparlJson: FileMaker<'oparl.json'> = async ({ payload, params }) => {
  const place = placeOf(params.pfad)
  if (place === null) throw nothing()
  const body = JSON.stringify(await answerPlace(payload, place, params))
  return { body, filename: 'oparl.json', tags }
}

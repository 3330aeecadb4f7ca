import { oparlPath } from '@kurstadt/contract'
import { addressOf, type CouncilPages, memberAddress } from '../serialise/addresses.ts'
import { fileAddresses, fileName } from './file-address.ts'
import type { FoundObject, KeptObject } from './read.ts'
import { oparlTime } from './times.ts'
import { embedding, naming, typeNames } from './types.ts'
import { words } from './words.ts'

/** Where addresses begin, and the pages of the website that show things of the council. */
export type Surroundings = { baseUrl: string; pages: CouncilPages }

type Properties = Record<string, unknown>

/** Namespace of the types of OParl. */
export const schema = 'https://schema.oparl.org/1.1/'

/** Address of an object or a list, by what follows `/oparl/v1/`. */
export const addressAt = (path: string, baseUrl: string): string =>
  `${baseUrl.replace(/\/$/, '')}${oparlPath}${path}`

const isText = (value: unknown): value is string => typeof value === 'string'

const times = ['start', 'end']

/** Lists that a reader may want to do without (`omit_internal`). */
const internal = ['auxiliaryFile', 'membership', 'agendaItem']

function mapped(value: unknown, change: (id: string) => unknown): unknown {
  if (!Array.isArray(value)) return isText(value) ? change(value) : undefined
  return value.filter(isText).flatMap((id) => change(id) ?? [])
}

/** Types whose things have pages, by what these are called here. */
const pageTypes = { meeting: 'sitzungen', paper: 'vorlagen', organization: 'gremien' } as const

function pageOf({ id, typ, inhalt }: KeptObject, pages: CouncilPages): string | null {
  const nummer = Number(id.split('/')[1])
  const { name, givenName: vorname, familyName: nachname } = inhalt ?? {}
  if (typ === 'person' && isText(vorname) && isText(nachname))
    return memberAddress({ vorname, nachname }, nummer, pages)
  if (!(isText(name) && (typ === 'meeting' || typ === 'paper' || typ === 'organization')))
    return null
  return addressOf(pageTypes[typ], { titel: name, nummer }, pages)
}

function fileOf({ id, typ, inhalt }: KeptObject, { baseUrl }: Surroundings): Properties {
  if (typ !== 'file' || !isText(inhalt?.name) || !isText(inhalt.fileName)) return {}
  const name = fileName(inhalt.name, inhalt.fileName)
  return { fileName: name, ...fileAddresses(id, name, baseUrl) }
}

/** What every object has; of a deleted one it is all that is left. */
function headOf({ id, typ, angelegt, geaendert, inhalt }: KeptObject, baseUrl: string): Properties {
  return {
    id: addressAt(id, baseUrl),
    type: `${schema}${typeNames[typ]}`,
    created: oparlTime(angelegt),
    modified: oparlTime(geaendert),
    ...(inhalt === null ? { deleted: true } : {}),
  }
}

function ownOf(object: KeptObject, surroundings: Surroundings): Properties {
  const { baseUrl, pages } = surroundings
  const { typ, inhalt } = object
  if (inhalt === null) return headOf(object, baseUrl)
  const named = naming[typ] ?? []
  const properties = Object.entries(inhalt).map(([name, value]): [string, unknown] => {
    if (named.includes(name)) return [name, mapped(value, (id) => addressAt(id, baseUrl))]
    if (times.includes(name) && isText(value)) return [name, oparlTime(value)]
    return [name, isText(value) ? (words[typ]?.[name]?.[value] ?? value) : value]
  })
  const page = pageOf(object, pages)
  return {
    ...headOf(object, baseUrl),
    ...Object.fromEntries(properties),
    ...fileOf(object, surroundings),
    ...(page === null ? {} : { web: new URL(page, baseUrl).href }),
  }
}

/** References back are for an object on its own: where it stands in another, that one is known. */
const backwards: Readonly<Record<string, readonly string[]>> = {
  file: ['meeting', 'paper'],
  location: ['meetings'],
}

function partOf(part: KeptObject, surroundings: Surroundings): Properties {
  const own = ownOf(part, surroundings)
  for (const name of backwards[part.typ] ?? []) delete own[name]
  return own
}

/** An object of OParl with those that it holds. */
export function objectOf(
  object: FoundObject,
  surroundings: Surroundings,
  { isShort = false }: { isShort?: boolean } = {},
): Properties {
  const own = ownOf(object, surroundings)
  const { typ, inhalt, teile } = object
  const parts = new Map(teile.map((part) => [part.id, partOf(part, surroundings)]))
  for (const name of embedding[typ] ?? []) {
    const held = mapped(inhalt?.[name], (id) => parts.get(id))
    if (held === undefined || (isShort && internal.includes(name))) delete own[name]
    else own[name] = held
  }
  return own
}

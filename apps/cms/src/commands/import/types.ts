import {
  type CallName,
  callNames,
  calls,
  isCallName,
  rubrikArten,
  type Sprache,
} from '@kurstadt/contract'
import type { CollectionSlug } from 'payload'
import { isRecord, type Values } from '../../platform/record.ts'
import { type Ask, inSprache, wholeList } from './ask.ts'
import type { Source } from './source.ts'
import type { Store } from './store.ts'

/** An entry's number, and what the list it stands in says of it besides. */
export type Listed = { id: number; listed: Values }

/** The entries of a type as one server answers them. */
export type Entries = {
  numbers: () => Promise<Listed[]>
  /** What is said of an entry in a language; null where there is none, or only another language. */
  one: (id: number, sprache: Sprache) => Promise<Values | null>
}

/** A type as the import knows it: its collection, and how a server is asked for its entries. */
export type ImportedType = { type: CollectionSlug; entriesOf: (ask: Ask) => Entries }

/** Types with steps of their own. */
const special = ['seiten', 'medien']

const numberOf = ({ id }: Values): number[] => (typeof id === 'number' ? [id] : [])

/** What is there in a language is answered in it; German stands in for what is not translated. */
function inItsLanguage(answer: unknown, sprache: Sprache): Values | null {
  if (!isRecord(answer)) return null
  return sprache === 'de' || answer.sprache === sprache ? answer : null
}

/** A type whose list shows one kind at a time is asked for every kind. */
function listsOf(name: CallName): Readonly<Record<string, string>>[] {
  return name === 'rubriken' ? rubrikArten.map((art) => ({ art })) : [{}]
}

/** Most types: a list names the entries, and each is asked for by its number. */
function oneByOne(list: CallName, single: CallName): ImportedType['entriesOf'] {
  return (ask) => ({
    numbers: async () => {
      const found: Listed[] = []
      for (const params of listsOf(list))
        for (const row of await wholeList(ask, list, { params }))
          found.push(...numberOf(row).map((id) => ({ id, listed: params })))
      return found
    },
    one: async (id, sprache) =>
      inItsLanguage(await ask(single, { ...inSprache(sprache), id }), sprache),
  })
}

/** Types without a call for one entry: the list says everything. */
function fromList(read: (ask: Ask, sprache: Sprache) => Promise<Values[]>) {
  return (ask: Ask): Entries => {
    const lists = new Map<Sprache, Promise<Values[]>>()
    const listIn = (sprache: Sprache) => {
      const list = lists.get(sprache) ?? read(ask, sprache)
      lists.set(sprache, list)
      return list
    }
    return {
      numbers: async () => (await listIn('de')).flatMap(numberOf).map((id) => ({ id, listed: {} })),
      one: async (id, sprache) =>
        inItsLanguage((await listIn(sprache)).find((row) => row.id === id) ?? null, sprache),
    }
  }
}

/** Texts of the intranet, category by category. */
export async function intranetTexts(ask: Ask): Promise<Values[]> {
  const categories = await wholeList(ask, 'intranet/rubrik')
  const lists = categories.map(({ url }) =>
    wholeList(ask, 'intranet/rubrik/{url}', { url: String(url) }),
  )
  return (await Promise.all(lists)).flat()
}

/** The intranet; without its session nothing of it can be asked for. */
const intranet: ImportedType[] = [
  { type: 'intranet_rubriken', entriesOf: fromList((ask) => wholeList(ask, 'intranet/rubrik')) },
  { type: 'intranet_texte', entriesOf: fromList(intranetTexts) },
  {
    type: 'intranet_archiv_themen',
    entriesOf: fromList((ask) => wholeList(ask, 'intranet/archiv_themen')),
  },
  { type: 'intranet_archiv', entriesOf: fromList((ask) => wholeList(ask, 'intranet/archiv')) },
]

/** Types that are asked for in a way of their own. */
const own: ImportedType[] = [
  {
    type: 'raete',
    entriesOf: fromList((ask, sprache) => wholeList(ask, 'raete', inSprache(sprache))),
  },
]

function fromRegistry(store: Store, name: string): ImportedType | null {
  const single = `${name}/{id}`
  const type = special.includes(name) ? null : store.typeOf(name)
  if (type === null || !(isCallName(name) && isCallName(single))) return null
  const isOpen = calls[name].zugang === undefined && calls[single].zugang === undefined
  return isOpen ? { type, entriesOf: oneByOne(name, single) } : null
}

/** Every type that the source can be asked for; what others refer to comes before them. */
export function importedTypes(store: Store, source: Source): ImportedType[] {
  const named = [...own, ...(source.has('intranet') ? intranet : [])]
  const known = new Set(named.map(({ type }) => type))
  const found = callNames.flatMap((name) => {
    const type = fromRegistry(store, name)
    return type && !known.has(type.type) ? [type] : []
  })
  return store.inOrder([...found, ...named])
}

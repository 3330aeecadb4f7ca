import { type DetailType, detailTypes, type Sprache, sprachen } from '@kurstadt/contract'
import type { CollectionSlug, Payload } from 'payload'
import { entryTitles, readReferences } from '../../wire/read/index.ts'
import { detailUrl } from '../../wire/serialise/index.ts'
import { listPages } from './list-pages.ts'

type Address = { sprache: Sprache; path: string }

/** Where visitors find an entry: addresses and what is to be said of them. */
export type Shown = { adressen: Address[]; hinweis: string | null }

/** A saved entry as far as its place on the website goes. */
export type Placed = { type: CollectionSlug; id: string; nummer: unknown; isPublic: boolean }

const words = {
  draft: 'Noch nicht veröffentlicht.',
  elsewhere: 'Ohne eigene Seite. Einträge dieser Art zeigt:',
  referred: 'Ohne eigene Seite: zu sehen dort, wo andere auf den Eintrag verweisen.',
  nowhere: 'Noch ohne Seite: Keine Seite der Website zeigt Einträge dieser Art.',
  pattern: 'Diese Seite zeigt je einen Eintrag; für sich allein hat sie keine Adresse.',
  closed:
    'Zurzeit nicht zu sehen: Seine Zeit ist noch nicht da oder vorbei, oder er ist auf Deutsch nicht vollständig.',
} as const

const isDetailType = (type: string): type is DetailType => detailTypes.some((one) => one === type)

async function pathsOf(payload: Payload, id: string): Promise<Shown> {
  const { pfad } = await payload.findByID({
    collection: 'seiten',
    id,
    locale: 'all',
    depth: 0,
    select: { pfad: true },
    overrideAccess: true,
  })
  const all = Object.entries(pfad ?? {})
  const adressen = sprachen.flatMap((sprache) => {
    const path: unknown = all.find(([locale]) => locale === sprache)?.[1]
    return typeof path === 'string' ? [{ sprache, path }] : []
  })
  if (!adressen.some(({ path }) => path.endsWith('*'))) return { adressen, hinweis: null }
  return { adressen: [], hinweis: words.pattern }
}

async function ownPages(payload: Payload, type: DetailType, nummer: number): Promise<Shown | null> {
  const titles = await entryTitles(payload, type, nummer)
  if (titles === null) return { adressen: [], hinweis: words.closed }
  const adressen: Address[] = []
  for (const sprache of sprachen) {
    const { detailPages } = await readReferences(payload, sprache, { medien: [], seiten: [] })
    const path = detailUrl(detailPages[type], titles[sprache], nummer)
    if (path !== null) adressen.push({ sprache, path })
  }
  return adressen.length > 0 ? { adressen, hinweis: null } : null
}

async function onOtherPages(payload: Payload, type: string, isReferred: boolean): Promise<Shown> {
  const adressen = await listPages(payload, type)
  if (adressen.length > 0) return { adressen, hinweis: words.elsewhere }
  return { adressen, hinweis: isReferred ? words.referred : words.nowhere }
}

/** The address of an entry in each language, or why it has none (E5). */
export async function whereShown(
  payload: Payload,
  { type, id, nummer, isPublic }: Placed,
  { isReferred }: { isReferred: boolean },
): Promise<Shown> {
  const { shownAt }: { shownAt?: unknown } = payload.collections[type].config.custom ?? {}
  if (!isPublic) return { adressen: [], hinweis: words.draft }
  if (typeof shownAt === 'string') return { adressen: [], hinweis: shownAt }
  if (type === 'seiten') return pathsOf(payload, id)
  const own =
    isDetailType(type) && typeof nummer === 'number' ? await ownPages(payload, type, nummer) : null
  return own ?? onOtherPages(payload, type, isReferred)
}

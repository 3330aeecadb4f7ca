import type { CollectionSlug, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { type Bereich, bereiche } from '../access/index.ts'
import { assignmentProblems } from './assignment.ts'
import { checkDocument } from './check.ts'
import { easyLanguageProblems } from './easy-language.ts'
import { readFacts } from './facts.ts'
import type { Befund, Facts } from './findings.ts'
import { leftOutProblems } from './left-out.ts'
import { orphanPages, orphanProblem, type Targets } from './orphans.ts'
import { targetsIn } from './targets.ts'

/** Areas whose entries guests read in English too. */
const forGuests: readonly Bereich[] = ['seiten', 'veranstaltungen', 'tourismus', 'shop', 'festival']
/** Documents that are looked at at once. */
const perRound = 200

const asStored = { depth: 0, overrideAccess: true, fallbackLocale: false } as const

/** A document with what was found in it. */
export type CheckedDocument = {
  typ: string
  id: string
  titel: string
  bereich: Bereich
  verantwortlich: string | null
  befunde: Befund[]
}

function isBereich(value: unknown): value is Bereich {
  return typeof value === 'string' && Object.hasOwn(bereiche, value)
}

/** The area a collection was made for; null where nothing is checked. */
export function bereichOf({ custom }: SanitizedCollectionConfig): Bereich | null {
  const bereich: unknown = custom?.bereich
  return isBereich(bereich) ? bereich : null
}

/** Where documents are read; with a request inside its transaction, so that a save sees itself. */
type Reading = { payload: Payload; req?: PayloadRequest }
type Texts = { de: Map<string, object>; en: Map<string, object> }

async function readTexts(
  { payload, req }: Reading,
  type: CollectionSlug,
  { page, isDraft, ids }: { page: number; isDraft: boolean; ids?: string[] },
): Promise<Texts> {
  const read = (locale: 'de' | 'en') =>
    payload.find({
      collection: type,
      draft: isDraft,
      ...(ids ? { where: { id: { in: ids } } } : { where: { _status: { equals: 'published' } } }),
      sort: 'id',
      page,
      limit: perRound,
      locale,
      ...(req ? { req } : {}),
      ...asStored,
    })
  const [de, en] = [await read('de'), await read('en')]
  const byId = (docs: readonly { id: unknown }[]) =>
    new Map(docs.map((doc) => [String(doc.id), doc]))
  return { de: byId(de.docs), en: byId(en.docs) }
}

function singularOf({ labels, slug }: SanitizedCollectionConfig): string {
  return typeof labels.singular === 'string' ? labels.singular : slug
}

function fieldOf(doc: object, name: string): unknown {
  return Object.entries(doc).find(([key]) => key === name)?.[1]
}

function check(
  payload: Payload,
  type: CollectionSlug,
  { id, de, en }: { id: string; de: object; en: object | undefined },
  facts: Facts,
): CheckedDocument {
  const { config } = payload.collections[type]
  const bereich = bereichOf(config) ?? 'seiten'
  const title = config.admin.useAsTitle ?? 'id'
  const isForGuests = forGuests.includes(bereich)
  const owner = fieldOf(de, 'verantwortlich')
  const befunde = checkDocument(
    {
      fields: config.flattenedFields,
      title,
      de: { ...de },
      en: isForGuests ? { ...en } : null,
    },
    facts,
  )
  return {
    typ: type,
    id,
    titel: nameOf({ title, label: singularOf(config) }, de, en),
    bereich,
    verantwortlich: typeof owner === 'string' ? owner : null,
    befunde: [
      ...befunde,
      ...assignmentProblems(type, { id, values: { ...de } }, facts),
      ...easyLanguageProblems(type, { ...de }),
    ],
  }
}

/** The title, else the other names of an entry, so that it can be told from others in every list. */
function nameOf(
  type: { title: string; label: string },
  de: object,
  en: object | undefined,
): string {
  const named = [de, en ?? {}].map((doc) => fieldOf(doc, type.title))
  const title = named.find((one) => typeof one === 'string' && one.trim() !== '')
  const nummer = fieldOf(de, 'nummer')
  const number = typeof nummer === 'number' ? ` ${nummer}` : ''
  return typeof title === 'string' ? title : `${type.label}${number}, ohne Titel`
}

/** What is found in one document, its newest version or what visitors see; null when it is not there. */
export async function checkOne(
  req: PayloadRequest,
  type: CollectionSlug,
  { id, isDraft, now = new Date() }: { id: string; isDraft: boolean; now?: Date },
): Promise<CheckedDocument | null> {
  const { payload } = req
  const { de, en } = await readTexts({ payload, req }, type, { page: 1, isDraft, ids: [id] })
  const german = de.get(id)
  if (german === undefined) return null
  return check(payload, type, { id, de: german, en: en.get(id) }, await readFacts(payload, now))
}

/** Notes what a document leads to, in each language that it is written in. */
function noteTargets(
  targets: Targets,
  title: string,
  { id, de, en = {} }: { id: string; de: object; en: object | undefined },
): void {
  const own = new Set([id, ...[de, en].map((doc) => String(fieldOf(doc, 'pfad')))])
  for (const one of targetsIn(de, own)) targets.de.add(one)
  // Who reads English does not come to what is written in German alone.
  if (fieldOf(en, title)) for (const one of targetsIn(en, own)) targets.en.add(one)
}

async function* checkType(
  payload: Payload,
  type: CollectionSlug,
  { facts, targets }: { facts: Facts; targets: Targets },
): AsyncGenerator<CheckedDocument> {
  const title = payload.collections[type].config.admin.useAsTitle ?? 'id'
  for (let page = 1; ; page += 1) {
    const { de, en } = await readTexts({ payload }, type, { page, isDraft: false })
    for (const [id, german] of de) {
      const checked = check(payload, type, { id, de: german, en: en.get(id) }, facts)
      noteTargets(targets, title, { id, de: german, en: en.get(id) })
      const missed = await leftOutProblems(payload, type, fieldOf(german, 'nummer'))
      yield { ...checked, befunde: [...missed, ...checked.befunde] }
    }
    if (de.size < perRound) return
  }
}

/** Looks through everything that visitors see; only what has problems is handed on. */
export async function checkAll(payload: Payload, now: Date): Promise<CheckedDocument[]> {
  const facts = await readFacts(payload, now)
  const targets: Targets = { de: new Set(), en: new Set() }
  const all: CheckedDocument[] = []
  for (const { config } of Object.values(payload.collections))
    if (bereichOf(config) !== null && config.versions?.drafts)
      for await (const one of checkType(payload, config.slug, { facts, targets })) all.push(one)
  const orphans = await orphanPages(payload, targets)
  return all
    .map((one) => withProblems(one, (orphans.get(one.id) ?? []).map(orphanProblem)))
    .filter(({ befunde }) => befunde.length > 0)
}

function withProblems(one: CheckedDocument, problems: readonly Befund[]): CheckedDocument {
  return { ...one, befunde: [...problems, ...one.befunde] }
}

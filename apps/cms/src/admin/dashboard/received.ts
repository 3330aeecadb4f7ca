import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { formOf, listWhere } from './places.ts'
import type { Section } from './section.ts'
import { dayText } from './words.ts'

/** A collection of what came in or went out, narrowed to what wants attention. */
type Asked = { slug: CollectionSlug; field: string; value: string; sort: string; limit: number }

function valuesOf(doc: object): Map<string, unknown> {
  return new Map<string, unknown>(Object.entries(doc))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What this editor may see of it; null where there is nothing for them to see at all. */
async function read(req: PayloadRequest, { slug, field, value, sort, limit }: Asked) {
  const { access } = req.payload.collections[slug].config
  if ((await access.read({ req })) === false) return null
  const where: Where = { [field]: { equals: value } }
  const { docs, totalDocs } = await req.payload.find({
    collection: slug,
    where,
    sort,
    limit,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  const href = listWhere(slug, [[[field, 'equals', value]]])
  return { docs: docs.map(valuesOf), totalDocs, href }
}

function labelOf(req: PayloadRequest, value: unknown): string {
  const { flattenedFields } = req.payload.collections.anfragen.config
  const art = flattenedFields.find(({ name }) => name === 'art')
  const options = art?.type === 'select' ? art.options : []
  const found = options.find((one) => typeof one === 'object' && one.value === value)
  return typeof found === 'object' && typeof found.label === 'string' ? found.label : 'Anfrage'
}

/** Requests that nobody has begun to answer. */
export async function readNewRequests(req: PayloadRequest, limit: number): Promise<Section | null> {
  const found = await read(req, {
    slug: 'anfragen',
    field: 'status',
    value: 'neu',
    sort: '-eingegangen_am',
    limit,
  })
  if (!found) return null
  const { docs, totalDocs, href } = found
  return {
    key: 'anfragen',
    titel: 'Neue Anfragen',
    count: totalDocs,
    empty: 'Alle Anfragen sind in Arbeit.',
    lists: totalDocs > 0 ? [{ label: 'Anfragen', count: totalDocs, href }] : [],
    lines: docs.map((doc) => ({
      href: formOf('anfragen', String(doc.get('id'))),
      titel: text(doc.get('name')) || 'ohne Namen',
      art: labelOf(req, doc.get('art')),
      text: `eingegangen am ${dayText(new Date(text(doc.get('eingegangen_am'))))}`,
    })),
  }
}

/** Mails that could not be delivered, for whoever looks after the outbox. */
export async function readFailedMails(req: PayloadRequest, limit: number): Promise<Section | null> {
  const found = await read(req, {
    slug: 'mails',
    field: 'zustand',
    value: 'gescheitert',
    sort: '-createdAt',
    limit,
  })
  if (!found) return null
  const { docs, totalDocs, href } = found
  return {
    key: 'mails',
    titel: 'Nicht zugestellt',
    count: totalDocs,
    empty: 'Keine Mail ist gescheitert.',
    lists: totalDocs > 0 ? [{ label: 'Mails', count: totalDocs, href }] : [],
    lines: docs.map((doc) => ({
      href: formOf('mails', String(doc.get('id'))),
      titel: text(doc.get('betreff')),
      art: `an ${text(doc.get('an'))}`,
      text: text(doc.get('fehler')),
    })),
  }
}

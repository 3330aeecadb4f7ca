import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../database/index.ts'
import type { RefMedium } from '../serialise/index.ts'
import { uuidsOf } from './uuids.ts'

const inAsked = (column: string) => `coalesce(nullif(l.${column}, ''), de.${column}) as ${column}`

const text = `
  select m.id, m.nummer::int as nummer, m.updated_at as "updatedAt", m.filename,
    m.filesize::float as filesize, m.width::float as width, m.height::float as height,
    m.focal_x::float as "focalX", m.focal_y::float as "focalY", m.dekorativ, m.copyright,
    m.urheber, m.lizenz, m.platzhalter, m.quellen, ${inAsked('alt')}, ${inAsked('bildtext')}
  from medien m
  left join medien_locales de on de._parent_id = m.id and de._locale = 'de'
  left join medien_locales l on l._parent_id = m.id and l._locale = $2::_locales
  where m.id = any($1::uuid[])`

const written = z.string().nullable()
const number = z.number().nullable()

const row = z.object({
  id: z.string(),
  nummer: number,
  updatedAt: z.date().transform((at) => at.toISOString()),
  filename: written,
  filesize: number,
  width: number,
  height: number,
  focalX: number,
  focalY: number,
  dekorativ: z.boolean().nullable(),
  copyright: written,
  urheber: written,
  lizenz: written,
  platzhalter: written,
  quellen: z.array(z.unknown()).nullable().catch(null),
  alt: written,
  bildtext: written,
})

/**
 * Pictures and files by id, in German where they are not described in the asked language. Nearly
 * every answer has some, and Payload takes ten times as long to find them.
 */
export async function readMedia(
  payload: Payload,
  sprache: Sprache,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, RefMedium>> {
  const asked = uuidsOf(ids)
  if (asked.length === 0) return new Map()
  const rows = await select(payload, { name: 'media', text, row }, [asked, sprache])
  return new Map(rows.map((medium) => [medium.id, medium]))
}

import { z } from 'zod'

const inAsked = (column: string) => `coalesce(nullif(l.${column}, ''), de.${column}) as ${column}`

/**
 * Pictures and files by id, in German where they are not described in the asked language. Nearly
 * every answer has some, and Payload takes ten times as long to find them.
 */
export const mediaText = (ids: string, sprache: string) => `
  select m.id, m.nummer::int as nummer, m.updated_at as "updatedAt", m.filename,
    m.filesize::float as filesize, m.width::float as width, m.height::float as height,
    m.focal_x::float as "focalX", m.focal_y::float as "focalY", m.dekorativ, m.copyright,
    m.urheber, m.lizenz, m.platzhalter, m.quellen, m.film_dauer::float as "film_dauer", m.film_ton,
    ${inAsked('alt')}, ${inAsked('bildtext')}
  from medien m
  left join medien_locales de on de._parent_id = m.id and de._locale = 'de'
  left join medien_locales l on l._parent_id = m.id and l._locale = ${sprache}::_locales
  where m.id = any(${ids}::uuid[]) and m.deleted_at is null`

const written = z.string().nullable()
const number = z.number().nullable()

/** A picture or file, as JSON has it. */
export const mediumRow = z.object({
  id: z.string(),
  nummer: number,
  updatedAt: z.coerce.date().transform((at) => at.toISOString()),
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
  film_dauer: number,
  film_ton: z.boolean().nullable(),
  alt: written,
  bildtext: written,
})

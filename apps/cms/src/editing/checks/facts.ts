import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { dayAt } from '../../platform/time/berlin.ts'
import { ownAnswer } from '../../wire/own-answer.ts'
import type { Facts } from './findings.ts'

const id = z.object({ id: z.string() })
const sitemap = z.object({
  data: z.array(z.object({ href: z.string() })),
  anzahl: z.number(),
  pro_seite: z.number(),
})
const von = z.object({ von: z.string() })

const publicPagesText = `select id::text as id from seiten where _status = 'published'`
const redirectsText = 'select von from weiterleitungen'
const mutePicturesText = `
  select m.id::text as id from medien m
  left join medien_locales l on l._parent_id = m.id and l._locale = 'de'
  where m.mime_type like 'image/%' and coalesce(l.alt, '') = '' and m.dekorativ is not true`

const assignedText = `
  select distinct r.mitarbeiter_id::text as id from aemter_rels r
  join aemter a on a.id = r.parent_id
  where r.path = 'mitarbeiter' and a._status = 'published'`

/** Paths of the website's own pages, which no editor makes. */
const ownPaths = ['/de/inhaltsverzeichnis/', '/en/site-map/']

/** Every public address, as many answers as it takes. */
async function addressesOf(payload: Payload): Promise<string[]> {
  const found: string[] = []
  for (let seite = 1; ; seite += 1) {
    const answer = await ownAnswer(payload, 'sitemap', { params: { seite: String(seite) } })
    const { data, anzahl, pro_seite } = sitemap.parse(answer)
    found.push(...data.map(({ href }) => href))
    if (seite * pro_seite >= anzahl) return found
  }
}

/** What all documents refer to, read once for as many checks as follow: five queries. */
export async function readFacts(payload: Payload, now: Date): Promise<Facts> {
  const [pages, redirects, pictures, people, addresses] = await Promise.all([
    select(payload, { text: publicPagesText, row: id }),
    select(payload, { text: redirectsText, row: von }),
    select(payload, { text: mutePicturesText, row: id }),
    select(payload, { text: assignedText, row: id }),
    addressesOf(payload),
  ])
  return {
    today: dayAt(now),
    publicPages: new Set(pages.map((one) => one.id)),
    addresses: new Set([...addresses, ...redirects.map((one) => one.von), ...ownPaths]),
    mutePictures: new Set(pictures.map((one) => one.id)),
    assigned: new Set(people.map((one) => one.id)),
  }
}

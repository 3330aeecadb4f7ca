import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import { dayAt } from '../../platform/time/berlin.ts'
import { ownAnswer } from '../../wire/own-answer.ts'
import { rowsSql } from '../../wire/read/rows-sql.ts'
import { koordinatenOf } from '../../wire/serialise/geo.ts'
import { type Facts, withoutTitle } from './findings.ts'
import { telephoneDigits, telephoneStem } from './telephones.ts'

const id = z.object({ id: z.string() })
const sitemap = z.object({
  data: z.array(z.object({ href: z.string() })),
  anzahl: z.number(),
  pro_seite: z.number(),
})
const von = z.object({ von: z.string() })

const publicPagesText = `select id::text as id from seiten where _status = 'published'`
const redirectsText = 'select von from weiterleitungen where deleted_at is null'
const mutePicturesText = `
  select m.id::text as id from medien m
  left join medien_locales l on l._parent_id = m.id and l._locale = 'de'
  where m.deleted_at is null and m.mime_type like 'image/%' and coalesce(l.alt, '') = '' and m.dekorativ is not true`

const assignedText = `
  select distinct r.mitarbeiter_id::text as id from aemter_rels r
  join aemter a on a.id = r.parent_id
  where r.path = 'mitarbeiter' and a._status = 'published'`

const angabenText = `
  select a.id::text as amt, was from aemter a, lateral (values
    ('telefon', coalesce(a.kontakt_telefon, '') <> ''),
    ('email', coalesce(a.kontakt_email, '') <> ''),
    ('adresse', coalesce(a.adresse_strasse, a.adresse_plz, '') <> ''),
    ('oeffnungszeiten', jsonb_array_length(${rowsSql('a.oeffnungszeiten_strukturiert')}) > 0)
  ) f (was, is_there)
  where a._status = 'published' and f.is_there`

/** Prices that texts may quote; each as the website would show it. */
const preiseText = `
  select typ || ':' || id as eintrag, was, cent::int from (
    select 'shop_artikel' as typ, id::text, 'preis' as was, preis_cent as cent from shop_artikel
      where _status = 'published' and aktiv
    union all select 'stellplaetze', id::text, 'preis', preis_nacht_cent from stellplaetze
      where _status = 'published'
    union all select 'unterkuenfte', id::text, 'preis', nullif(preis_ab, 0) from unterkuenfte
      where _status = 'published'
    union all select 'fahrplaene', f.id::text, p.was, p.cent from fahrplaene f, lateral (values
        ('erwachsene', f.erwachsene_cent), ('kinder', f.kinder_cent), ('familie', f.familie_cent)
      ) p (was, cent) where f._status = 'published'
    union all select 'veranstaltungen', v.id::text, 'preis', 0 from veranstaltungen v
      left join veranstaltungen_locales l on l._parent_id = v.id and l._locale = 'de'
      where v._status = 'published' and (v.kostenlos or coalesce(l.preis, '') <> ''
        or jsonb_array_length(${rowsSql('v.preise')}) > 0)
  ) p where cent is not null`

const middleText = `
  select gaeste_bahnhof_koordinaten_breite::float as breite,
    gaeste_bahnhof_koordinaten_laenge::float as laenge from einstellungen limit 1`
const middle = z.object({ breite: z.number().nullable(), laenge: z.number().nullable() })

const angabe = z.object({ amt: z.string(), was: z.string() })

const preis = z.object({ eintrag: z.string(), was: z.string(), cent: z.number() })

const telefon = z.object({ telefon: z.string() })

/** Telephone numbers that the settings and all entries with a contact have, the town hall's first. */
async function telephonesOf(payload: Payload): Promise<string[]> {
  const tables = Object.values(payload.collections).flatMap(({ config }) => {
    const hasContact = config.flattenedFields.some(({ name }) => name === 'kontakt')
    return hasContact ? [config.slug.replaceAll('-', '_')] : []
  })
  const houses = ['rathaus', 'tourismus'].map(
    (house, at) => `select ${at} as ort, a.kontakt_telefon as telefon
      from einstellungen e join aemter a on a.id = e.${house}_amt_id`,
  )
  const found = [
    ...houses,
    'select 2 as ort, kartentelefon as telefon from einstellungen',
    ...tables.map((table) => `select 9 as ort, kontakt_telefon as telefon from "${table}"`),
  ]
  const text = `select telefon from (${found.join(' union all ')}) f where telefon <> '' order by ort`
  const rows = await select(payload, { text, row: telefon })
  return rows.map((row) => row.telefon)
}

/** Paths of the website's own pages, which no editor makes. */
const ownPaths = ['/de/inhaltsverzeichnis/', '/en/site-map/', '/de/intranet/']

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

/** What all documents refer to, read once for as many checks as follow: nine queries. */
export async function readFacts(payload: Payload, now: Date): Promise<Facts> {
  const [pages, redirects, pictures, people, angaben, preise, middles, telephones, addresses] =
    await Promise.all([
      select(payload, { text: publicPagesText, row: id }),
      select(payload, { text: redirectsText, row: von }),
      select(payload, { text: mutePicturesText, row: id }),
      select(payload, { text: assignedText, row: id }),
      select(payload, { text: angabenText, row: angabe }),
      select(payload, { text: preiseText, row: preis }),
      select(payload, { text: middleText, row: middle }),
      telephonesOf(payload),
      addressesOf(payload),
    ])
  const fares = (whose: string) =>
    new Set(preise.filter(({ was }) => was === whose).map(({ cent }) => cent))
  return {
    today: dayAt(now),
    publicPages: new Set(pages.map((one) => one.id)),
    addresses: new Set(
      [...addresses, ...redirects.map((one) => one.von), ...ownPaths].map(withoutTitle),
    ),
    mutePictures: new Set(pictures.map((one) => one.id)),
    assigned: new Set(people.map((one) => one.id)),
    quotable: new Set([
      ...angaben.map(({ amt, was }) => `${amt} ${was}`),
      ...preise.map(({ eintrag, was }) => `${eintrag} ${was}`),
    ]),
    fares: { erwachsene: fares('erwachsene'), kinder: fares('kinder') },
    telephones: new Set(telephones.map(telephoneDigits)),
    telephoneStem: telephoneStem(telephones[0] ?? ''),
    middle: koordinatenOf(middles[0]),
  }
}

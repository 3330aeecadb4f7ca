import type { PayloadRequest } from 'payload'
import {
  countChanged,
  isAddress,
  names,
  type PersonalData,
  readKept,
} from '../../editing/personal-data/index.ts'
import { inTransaction, sql } from '../../platform/database/index.ts'
import { sweepSoon } from '../../platform/media/index.ts'

/** The link `e` is the person's. */
const isOwn = (email: string) => isAddress(sql`e.email`, email)

/** What was sent, `v`, has the address although its link `e` does not, or has none any more. */
const hasAddress = (email: string) => sql`(not coalesce(${isOwn(email)}, false)
  and (coalesce(${isAddress(sql`v.werte ->> 'email'`, email)}, false)
    or coalesce(${isAddress(sql`v.vorher ->> 'email'`, email)}, false)
    or ${names(sql`v.bemerkung`, email)}))`

/** Whoever has the link is somebody else, and waits for the office. */
const mustStay = sql`v.zustand = 'wartet' and e.email is not null`

const reason =
  'Der Vorschlag ist von jemand anderem, nennt die Adresse und wartet auf eine Entscheidung. Bitte entscheiden Sie im Eintrag darüber und rufen Sie diese Seite noch einmal auf: Dann geht er.'

const sent = sql`jsonb_build_object('gesendet_am', v.gesendet_am, 'zustand', v.zustand,
  'grund', v.grund, 'bemerkung', v.bemerkung, 'vorher', v.vorher, 'werte', v.werte)`

const photos = sql`jsonb_agg(jsonb_build_object('store', 'anlagen', 'name', f.datei, 'titel', 'Foto')
  order by f.id)`

const titles = sql`left join unterkuenfte_locales u on u._parent_id = e.eintrag and u._locale = 'de'
  left join brancheneintraege_locales b on b._parent_id = e.eintrag and b._locale = 'de'`

const entry = sql`coalesce(u.titel, b.titel, 'Eintrag')`
const link = sql`'/admin/collections/' || e.sammlung || '/' || e.eintrag`

/** Links of the person, with all that was sent by them. */
const invitations = (email: string, isWhole: boolean) => sql`
  select e.id::text as id, ${entry} as titel,
    to_char(e.erstellt_am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
    ${link} as link, null as warum, null as bis,
    case when ${isWhole} then jsonb_build_object('email', e.email,
      'gueltig_bis', e.gueltig_bis, 'beantwortet_am', e.beantwortet_am,
      'vorschlaege', (select jsonb_agg(${sent})
        from partner_vorschlaege v where v.einladung = e.id)) end as daten,
    case when ${isWhole} then (select ${photos}
      from partner_bilder f join partner_vorschlaege v on v.id = f.vorschlag
      where v.einladung = e.id) end as dateien
  from partner_einladungen e ${titles} where ${isOwn(email)}`

/** What names the address and came by another link, or by one that has ended and keeps no address. */
const proposals = (email: string, isWhole: boolean) => sql`
  select v.id::text, 'Vorschlag: ' || ${entry},
    to_char(v.gesendet_am at time zone 'Europe/Berlin', 'YYYY-MM-DD'),
    ${link}, case when ${mustStay} then ${reason}::text end, null,
    case when ${isWhole} and e.email is null then ${sent} end,
    case when ${isWhole} and e.email is null then (select ${photos}
      from partner_bilder f where f.vorschlag = v.id) end
  from partner_vorschlaege v join partner_einladungen e on e.id = v.einladung ${titles}
  where ${hasAddress(email)}`

/** Deletes what was sent, with mails about it; its photos go by a trigger. */
async function eraseProposals(req: PayloadRequest, email: string): Promise<number> {
  const goes = sql`e.id = v.einladung and ${hasAddress(email)} and not (${mustStay})`
  await inTransaction(
    req,
    sql`delete from mails m using partner_vorschlaege v, partner_einladungen e
        where ${goes} and m.anlass like 'partner:%' || v.id || '%'`,
  )
  return countChanged(
    req,
    sql`delete from partner_vorschlaege v using partner_einladungen e where ${goes} returning v.id`,
  )
}

/** Partners who keep their own entry: whose link it is, and what they have sent. */
export const personalData: PersonalData = {
  name: 'Einladungen zur Pflege eines Eintrags',
  answersFor: ['partner_einladungen.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`${invitations(email, isWhole)} union all ${proposals(email, isWhole)} order by am desc`,
    ),
  erase: async (req, email) => {
    await inTransaction(
      req,
      sql`delete from mails m using partner_einladungen e
          where ${isOwn(email)} and m.anlass like 'partner:' || e.id || ':%'`,
    )
    const links = await countChanged(
      req,
      sql`delete from partner_einladungen e where ${isOwn(email)} returning e.id`,
    )
    const gone = links + (await eraseProposals(req, email))
    sweepSoon(req.payload)
    return gone
  },
}

import {
  countChanged,
  isAddress,
  names,
  type PersonalData,
  readKept,
} from '../../editing/personal-data/index.ts'
import { sql } from '../../platform/database/index.ts'
import { sweepSoon } from '../../platform/media/index.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { deleteRequests } from './delete-requests.ts'

/** The request of the person: it has the address, or has none of its own and names it in a field. */
const isOwn = (email: string) => sql`(${isAddress(sql`anfragen.email`, email)}
  or coalesce(btrim(anfragen.email), '') = '' and jsonb_typeof(anfragen.daten) = 'object'
    and exists (select from jsonb_each_text(case when jsonb_typeof(anfragen.daten) = 'object'
      then anfragen.daten else '{}' end) feld where ${isAddress(sql`feld.value`, email)}))`

/** Contact details of a visit, which the health office may ask for until their day. */
const mustStay = () =>
  sql`anfragen.art = 'corona' and anfragen.loeschen_am::date > ${todayInBerlin()}::date`

/** Everything that somebody may have written into a request. */
const said = sql`concat_ws(' ', anfragen.daten::text, anfragen.notizen, anfragen.nachrichten::text)`

/** Requests that one statement deletes: ten thousand take longer than a statement may. */
const atOnce = 1_000

const reasons = {
  visit: 'Kontaktdaten eines Besuchs müssen bis zu diesem Tag aufgehoben werden.',
  others:
    'Die Anfrage ist von jemand anderem und nennt die Adresse. Bitte sehen Sie dort nach, ob sie genannt bleiben muss.',
}

/** What people have asked, with answers, letters and pictures. */
export const personalData: PersonalData = {
  name: 'Anfragen',
  sammlung: 'anfragen',
  answersFor: ['anfragen.email'],
  find: (req, { email, isWhole }) =>
    readKept(
      req,
      sql`select anfragen.id::text as id, coalesce(anfragen.bezeichnung, 'Anfrage') as titel,
          to_char(anfragen.eingegangen_am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as am,
          '/admin/collections/anfragen/' || anfragen.id as link,
          case when not eigen then ${reasons.others} when ${mustStay()} then ${reasons.visit} end as warum,
          case when eigen and ${mustStay()} then to_char(anfragen.loeschen_am, 'YYYY-MM-DD') end as bis,
          case when ${isWhole} and eigen then to_jsonb(anfragen) - array['zugang', 'schluessel',
            'bearbeiter_id'] || jsonb_build_object('mails', (
              select coalesce(jsonb_agg(jsonb_build_object('an', m.an, 'betreff', m.betreff, 'text',
                m.text, 'zustand', m.zustand, 'gesendet_am', m.gesendet_am) order by m.created_at), '[]')
              from mails m where m.anfrage_id = anfragen.id)) end as daten,
          case when ${isWhole} and eigen then (
            select jsonb_agg(jsonb_build_object('store', 'anlagen', 'name', f.filename,
              'titel', coalesce(f.titel, f.filename)) order by f.created_at, f.id)
            from anlagen f where f.anfrage_id = anfragen.id and f.filename is not null) end as dateien
        from anfragen cross join lateral (select coalesce(${isOwn(email)}, false) as eigen) wem
        where eigen or ${names(said, email)}
        order by anfragen.eingegangen_am desc, anfragen.id`,
    ),
  erase: async (req, email) => {
    const by = { wer: req.user?.name ?? 'System', konto: req.user ? String(req.user.id) : null }
    const which = sql`id in (select anfragen.id from anfragen
      where ${isOwn(email)} and not coalesce(${mustStay()}, false) order by anfragen.id limit ${atOnce})`
    let [gone, last] = [0, atOnce]
    while (last === atOnce) {
      last = await countChanged(req, deleteRequests(which, by))
      gone += last
    }
    sweepSoon(req.payload)
    return gone
  },
}

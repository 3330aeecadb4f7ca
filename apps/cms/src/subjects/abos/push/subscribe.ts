import type {
  PushAntwort,
  PushEnde,
  PushFrage,
  PushGewechselt,
  PushWechsel,
} from '@kurstadt/contract/abos'
import { z } from 'zod'
import {
  countedAs,
  countingSql,
  intervalOf,
  type Limit,
  tooMany,
} from '../../../wire/intake/index.ts'
import type { AboParts } from '../bestellen.ts'
import { hashOfZugang } from '../zugang.ts'
import { mayPush } from './push-hosts.ts'
import { pushSettings } from './push-settings.ts'
import { isPoint } from './vapid-keys.ts'

/** Changes of one sender: a family that sets up its telephones, and no script. */
const asked: Limit = { name: 'push', most: 40, within: 600_000 }

/**
 * Keeps what a device wants in the place of what it wanted before. What it is told of by mail waits to
 * be confirmed; this is confirmed by the browser that asked. Of a category it is told what comes from
 * now on, so that all its events of today count as told. A time that was changed keeps what was told: who
 * was reminded of tomorrow already is not reminded again.
 */
const text = `
  with erlaubt as (
    ${countingSql({ who: '$1', interval: '$2', most: '$3' })}
  ), gewuenscht as (
    select 'hinweise' as art, 'alle' as wort, null::int as strasse, null::int as abfallart,
      null::text as zeit where $9::boolean
    union all select 'abfuhr', $10::int || '/' || a.nummer, $10::int, a.nummer::int, $12::text
      from abfallarten a where a.deleted_at is null and a.nummer is not null
        and exists (select from strassen s where s.nummer = $10::int and s.deleted_at is null)
    union all select 'veranstaltungen', r.nummer::text, null, null, null from rubriken r
      where r.nummer = any($11::int[]) and r.art = 'veranstaltungen' and r.deleted_at is null
  ), bezieher as (
    insert into abo_bezieher as b (id, zugang, endpunkt, p256dh, auth, sprache)
    select gen_random_uuid(), $4, $5, $6, $7, $8 from erlaubt where exists (select from gewuenscht)
    on conflict (zugang) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      sprache = excluded.sprache
    returning id
  ), abgewaehlt as (
    delete from abos a using bezieher b where a.bezieher = b.id
      and not exists (select from gewuenscht g where g.art = a.art and g.wort = a.wort)
  ), neu as (
    insert into abos (bezieher, art, wort, strasse, abfallart, zeit, bestaetigt_am)
    select b.id, g.art, g.wort, g.strasse, g.abfallart, g.zeit, now() from bezieher b, gewuenscht g
    on conflict (bezieher, art, lower(wort)) do update set zeit = excluded.zeit
      where abos.zeit is distinct from excluded.zeit
    returning id, art, wort
  ), bekannt as (
    insert into abo_meldungen (abo, nummer)
    select distinct n.id, v.nummer::int from neu n
    join rubriken r on n.art = 'veranstaltungen' and r.nummer::text = n.wort
    join veranstaltungen_rels x on x.rubriken_id = r.id
    join veranstaltungen v on v.id = x.parent_id
    where v._status = 'published' and v.nummer is not null
  )
  select (select count(*)::int from gewuenscht) as gewuenscht from erlaubt`

const counted = z.object({ gewuenscht: z.number() })

/**
 * Takes which push messages a device wants. `who` is whom the limit is counted for. Throws
 * `too-many-requests`.
 */
export async function takePush(
  { intake, secret }: AboParts,
  { geraet, sprache, themen }: PushFrage,
  who: string,
): Promise<PushAntwort> {
  const { auth, endpunkt, p256dh } = geraet
  if (!(mayPush(endpunkt, pushSettings) && isPoint(p256dh))) return { ergebnis: 'dienst' }
  const { hinweise, rubriken, strasse_id, zeit } = themen
  const counting = [countedAs(asked, who, secret), intervalOf(asked), asked.most]
  const device = [hashOfZugang(endpunkt), endpunkt, p256dh, auth, sprache]
  const values = [...counting, ...device, hinweise, strasse_id, rubriken, zeit]
  const { rows } = await intake.query({ name: 'push', text, values })
  const [row] = z.array(counted).parse(rows)
  if (row === undefined) throw tooMany()
  return { ergebnis: row.gewuenscht === 0 ? 'nichts' : 'angenommen' }
}

/** Deletes all of a device: its address, its keys, what it wanted, and what waits for it. */
export async function endPush({ intake }: AboParts, { endpunkt }: PushEnde) {
  const end = 'delete from abo_bezieher where zugang = $1 and endpunkt is not null'
  await intake.query({ name: 'push-ende', text: end, values: [hashOfZugang(endpunkt)] })
  return { ergebnis: 'beendet' } as const
}

/** Takes a device to its new address; one that asked there anew already keeps what it chose there. */
const move = `
  with da as (
    select from abo_bezieher where zugang = $2 and $1::text <> $2::text
  ), weg as (
    delete from abo_bezieher where zugang = $1 and endpunkt is not null and exists (select from da)
  )
  update abo_bezieher set zugang = $2, endpunkt = $3, p256dh = $4, auth = $5
  where zugang = $1 and endpunkt is not null and not exists (select from da)`

/**
 * Sends what a device wants to the address that its browser has given it instead of the old one, with
 * all that waits. Nobody hears whether an address was known.
 */
export async function movePush(
  { intake }: AboParts,
  { alt, geraet }: PushWechsel,
): Promise<PushGewechselt> {
  const { auth, endpunkt, p256dh } = geraet
  if (!(mayPush(endpunkt, pushSettings) && isPoint(p256dh))) return { ergebnis: 'dienst' }
  const values = [hashOfZugang(alt), hashOfZugang(endpunkt), endpunkt, p256dh, auth]
  await intake.query({ name: 'push-wechsel', text: move, values })
  return { ergebnis: 'gewechselt' }
}

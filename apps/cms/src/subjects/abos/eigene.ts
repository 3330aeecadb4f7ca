import {
  type AboAnsicht,
  type AboTun,
  aboAnsicht,
  erinnerungszeiten,
} from '@kurstadt/contract/abos'
import { z } from 'zod'
import type { AboParts } from './bestellen.ts'
import { hashOfZugang } from './zugang.ts'

const row = z.object({
  email: z.string(),
  id: z.string(),
  art: z.string(),
  wort: z.string(),
  zeit: z.enum(erinnerungszeiten).nullable(),
  seit: z.date(),
  bestaetigt: z.boolean(),
})

const text = `
  select b.email, a.id, a.art, a.zeit,
    case when a.art = 'abfuhr' then coalesce(l.titel, 'Abfuhr') || ': ' || coalesce(s.name, '–')
      || coalesce(', Hausnummern ' || nullif(trim(s.hausnummern), ''), '') else a.wort end as wort,
    coalesce(a.bestaetigt_am, a.erstellt_am) as seit,
    a.bestaetigt_am is not null as bestaetigt
  from abo_bezieher b join abos a on a.bezieher = b.id
  left join strassen s on s.nummer = a.strasse
  left join abfallarten k on k.nummer = a.abfallart
  left join abfallarten_locales l on l._parent_id = k.id and l._locale = 'de'
  where b.zugang = $1 order by bestaetigt, a.art desc, lower(a.wort), a.id`

/** An address as its owner knows it again, and as nobody learns it from a link that was passed on. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

/** What the address behind a link gets; null where there is none, or nothing is left of it. */
export async function answerOwn({ intake }: AboParts, zugang: string): Promise<AboAnsicht | null> {
  const values = [hashOfZugang(zugang)]
  const { rows } = await intake.query({ name: 'abos-eigene', text, values })
  const [first, ...others] = z.array(row).parse(rows)
  if (first === undefined) return null
  const abos = [first, ...others].map(({ art, bestaetigt, id, seit, wort, zeit }) => ({
    id,
    art,
    wort,
    zeit,
    bestaetigt,
    seit: seit.toISOString(),
  }))
  return aboAnsicht.parse({ email: maskedEmail(first.email), abos })
}

const confirm = `
  update abos set bestaetigt_am = now() where id = $2::uuid and bestaetigt_am is null
    and bezieher = (select id from abo_bezieher where zugang = $1)`

const setTime = `
  update abos set zeit = $3 where id = $2::uuid and art = 'abfuhr'
    and bezieher = (select id from abo_bezieher where zugang = $1)`

/** SQL that deletes the mails that have not gone out to addresses that are gone, also those that failed. */
const unsent = (gone: string) => `
  delete from mails m using ${gone} g
  where m.zustand <> 'gesendet' and m.anlass like 'abo:' || g.id || ':%'`

/** With the last of its words an address goes, too. */
const end = `
  with mine as (select id from abo_bezieher where zugang = $1),
  gone as (
    delete from abos where id = $2::uuid and bezieher = (select id from mine) returning id
  ), left_over as (
    delete from abo_bezieher where id = (select id from mine)
      and not exists (select from abos a
        where a.bezieher = abo_bezieher.id and a.id not in (select id from gone))
    returning id
  )
  ${unsent('left_over')}`

const endAll = `
  with gone as (delete from abo_bezieher where zugang = $1 returning id) ${unsent('gone')}`

/**
 * Confirms, changes or ends something of the address behind a link, and answers what is left; nothing of it
 * is null. What is done twice is done once.
 */
export async function changeOwn(parts: AboParts, asked: AboTun): Promise<AboAnsicht | null> {
  const hash = hashOfZugang(asked.zugang)
  const run = (name: string, statement: string, values: string[]) =>
    parts.intake.query({ name, text: statement, values })
  if (asked.tun === 'bestaetigen') await run('abo-bestaetigen', confirm, [hash, asked.abo])
  else if (asked.tun === 'zeit-aendern')
    await run('abo-zeit', setTime, [hash, asked.abo, asked.zeit])
  else if (asked.tun === 'beenden') await run('abo-beenden', end, [hash, asked.abo])
  else await run('abos-beenden', endAll, [hash])
  return answerOwn(parts, asked.zugang)
}

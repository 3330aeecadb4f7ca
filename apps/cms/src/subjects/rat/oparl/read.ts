import type { OparlFilter } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { Values } from '../../../wire/read/values.ts'
import { type ObjectType, objectTypes } from './types.ts'

const kept = z.object({
  id: z.string(),
  typ: z.enum(objectTypes),
  angelegt: z.coerce.date(),
  geaendert: z.coerce.date(),
  inhalt: z.record(z.string(), z.unknown()).nullable(),
})

const withParts = kept.extend({ teile: z.array(kept) })

/** An object as it is kept, without what it holds. */
export type KeptObject = z.output<typeof kept>

/** An object with those that it holds; one that is deleted has no `inhalt`. */
export type FoundObject = z.output<typeof withParts>

const json = (row: string) => `jsonb_build_object('id', ${row}.id, 'typ', ${row}.typ,
  'angelegt', ${row}.angelegt, 'geaendert', ${row}.geaendert, 'inhalt', ${row}.inhalt`

const whole = `${json('o')}, 'teile', (select coalesce(jsonb_agg(${json('t')})), '[]')
  from unnest(o.teile) as part(id) join oparl_objekte t on t.id = part.id
  where t.inhalt is not null))`

/** Which objects of a list; a page counts from 1. */
export type ListAsked = {
  typ: ObjectType
  gremium: string | null
  filter: OparlFilter
  page: number
  limit: number
}

/** Deleted objects are told to those alone who ask what has changed. */
function conditionsOf({ typ, gremium, filter }: ListAsked, values: Values): string {
  const compared = [
    ['angelegt >=', filter.created_since],
    ['angelegt <=', filter.created_until],
    ['geaendert >=', filter.modified_since],
    ['geaendert <=', filter.modified_until],
  ] as const
  return [
    `o.typ = ${values.add(typ)}`,
    ...(gremium === null ? [] : [`o.gremium = ${values.add(gremium)}`]),
    ...(filter.modified_since === undefined ? ['o.inhalt is not null'] : []),
    ...compared.flatMap(([column, at]) =>
      at === undefined
        ? []
        : [`o.${column} ${values.add(new Date(at).toISOString())}::timestamptz`],
    ),
  ].join(' and ')
}

const page = z.object({
  anzahl: z.int(),
  objekte: z.array(withParts),
  gremium: z.boolean(),
})

/** A page of a list in the order in which its objects became public, which never changes. */
export async function readPage(payload: Payload, asked: ListAsked): Promise<z.output<typeof page>> {
  const values = new Values()
  const where = conditionsOf(asked, values)
  const { gremium, limit } = asked
  const text = `
    select (select count(*)::int from oparl_objekte o where ${where}) as anzahl,
      ${gremium === null ? 'true' : `exists (select from oparl_objekte g where g.id = ${values.add(gremium)})`} as gremium,
      (select coalesce(jsonb_agg(${whole} order by o.stelle), '[]') from (
        select o.typ, o.stelle from oparl_objekte o where ${where} order by o.stelle
        limit ${values.add(limit)} offset ${values.add((asked.page - 1) * limit)}) as place
        join oparl_objekte o on o.typ = place.typ and o.stelle = place.stelle) as objekte`
  const [found] = await select(payload, { text, row: page }, values.all)
  return found ?? { anzahl: 0, objekte: [], gremium: false }
}

const single = z.object({ objekt: withParts })

/** An object that is public or has been; undefined for one that never was. */
export async function readObject(payload: Payload, id: string): Promise<FoundObject | undefined> {
  const text = `select ${whole} as objekt from oparl_objekte o where o.id = $1`
  const [found] = await select(payload, { name: 'oparl-object', text, row: single }, [id])
  return found?.objekt
}

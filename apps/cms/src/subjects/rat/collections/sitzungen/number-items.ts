import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'
import { numberAgenda } from './agenda-numbers.ts'

const item = z.looseObject({
  id: z.unknown(),
  oeffentlich: z.unknown(),
  unterpunkt: z.unknown(),
  nummer: z.unknown(),
})
const agenda = z.looseObject({
  tagesordnung: z.array(item),
  eigene_nummern: z.boolean().nullish(),
})

type Item = z.output<typeof item>

/** Numbers of the items as they were, by the id of their row: no form can change them. */
function numbersByRow(before: unknown): ReadonlyMap<unknown, unknown> {
  const { data } = agenda.safeParse(before)
  return new Map((data?.tagesordnung ?? []).map(({ id, nummer }) => [id, nummer]))
}

async function nextNumber(req: PayloadRequest): Promise<number> {
  const [row] = await inTransaction(
    req,
    sql`select nextval('nummer_sitzungspunkte')::int as nummer`,
  )
  return z.object({ nummer: z.int() }).parse(row).nummer
}

/** Numbers that items of other meetings have: a row can be pasted from one form into another. */
async function takenElsewhere(
  req: PayloadRequest,
  id: unknown,
  numbers: readonly number[],
): Promise<ReadonlySet<unknown>> {
  if (typeof id !== 'string' || numbers.length === 0) return new Set(numbers)
  const rows = await inTransaction(
    req,
    sql`select nummer from sitzungspunkte
        where nummer = any(${`{${numbers.join()}}`}::int[]) and sitzung <> ${id}::uuid`,
  )
  return new Set(rows.map(({ nummer }) => nummer))
}

const isNumber = (value: unknown): value is number => z.int().positive().safeParse(value).success

/**
 * Gives each item of an agenda the number that it keeps for good, by which addresses and other
 * systems know it, and the one it is called by, counted anew with each save.
 */
export const numberItems: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const parsed = agenda.safeParse(data)
  if (!parsed.success) return data
  const { tagesordnung: items, eigene_nummern: isByHand } = parsed.data
  const id = valuesOf(originalDoc).get('id')
  const byRow = numbersByRow(originalDoc)
  const asked = items.map((one) => byRow.get(one.id) ?? one.nummer)
  const given = asked.filter(isNumber)
  const taken = new Set<unknown>(await takenElsewhere(req, id, given))
  const called = numberAgenda(items)
  const tagesordnung: Item[] = []
  for (const [place, one] of items.entries()) {
    const kept = asked[place]
    const nummer = isNumber(kept) && !taken.has(kept) ? kept : await nextNumber(req)
    taken.add(nummer)
    const punkt = isByHand === true && one.punkt ? one.punkt : (called[place] ?? '')
    tagesordnung.push({ ...one, nummer, punkt })
  }
  return { ...data, tagesordnung }
}

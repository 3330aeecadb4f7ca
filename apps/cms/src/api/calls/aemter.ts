import type { Amt, OrderField, Params } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { AmtDoc } from '../../payload-types.ts'
import { inLanguage, plainRead, published, readRefs, readStaff } from '../read/index.ts'
import { amtOf, idOf, type Refs } from '../serialise/index.ts'
import { detailTag, embeddedTags, tagOf } from '../tags.ts'
import { type Call, listOf, sortOf } from './call.ts'

/** Offices with their staff and pictures, in a fixed number of queries. */
export async function serialiseOffices(
  payload: Payload,
  sprache: Params<'aemter'>['sprache'],
  docs: readonly AmtDoc[],
  order: readonly OrderField[],
): Promise<{ data: Amt[]; refs: Refs }> {
  const ids = docs.flatMap(({ mitarbeiter }) =>
    (mitarbeiter ?? []).flatMap((one) => idOf(one) ?? []),
  )
  const refs = await readRefs({
    payload,
    sprache,
    docs,
    types: ['aemter', 'mitarbeiter'],
    mitarbeiter: await readStaff(payload, sprache, ids),
  })
  return { data: docs.map((doc) => amtOf(doc, refs, order)), refs }
}

/** Offices with their staff; `mitarbeiter.…` in `order` sorts the staff of each (spec 7). */
export const aemter: Call<'aemter'> = async ({ payload, params }) => {
  const { order, sprache } = params
  const found = await payload.find({
    collection: 'aemter',
    where: published,
    sort: sortOf(order.filter(({ field }) => !field.startsWith('mitarbeiter.'))),
    page: params.seite,
    limit: params.pro_seite,
    ...plainRead,
    ...inLanguage(sprache),
  })
  const { data, refs } = await serialiseOffices(payload, sprache, found.docs, order)
  return {
    answer: listOf(data, found, params),
    tags: [
      'aemter',
      ...data.map(({ id }) => tagOf('aemter', id)),
      ...embeddedTags(refs),
      detailTag(refs, 'aemter'),
    ],
  }
}

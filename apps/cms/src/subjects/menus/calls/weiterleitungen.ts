import type { Weiterleitung } from '@kurstadt/contract'
import { type Call, listOf } from '../../../wire/call/call.ts'
import { plainRead } from '../../../wire/read/index.ts'
import { hrefOrNull } from '../../../wire/serialise/index.ts'

const statuses = { '301': 301, '302': 302, '410': 410 } as const

/** Addresses that have moved or gone (page model, section 2). */
export const weiterleitungen: Call<'weiterleitungen'> = async ({ payload, params }) => {
  const found = await payload.find({
    collection: 'weiterleitungen',
    sort: 'von',
    page: params.seite,
    limit: params.pro_seite,
    ...plainRead,
  })
  const data = found.docs.map(
    ({ von, nach, status }): Weiterleitung => ({
      von,
      nach: status === '410' ? null : hrefOrNull(nach),
      status: statuses[status],
    }),
  )
  return { answer: listOf(data, found, params), tags: ['seiten'] }
}

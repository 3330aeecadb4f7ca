import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { listEntries } from '../../../wire/call/entries.ts'
import { articles, onSale } from '../calls/shop-artikel.ts'
import type { Articles } from './view.ts'

/** Articles on sale by their numbers, as the website shows them. */
export async function readArticles(
  payload: Payload,
  sprache: Sprache,
  numbers: readonly number[],
): Promise<Articles> {
  const wanted = [...new Set(numbers)]
  if (wanted.length === 0) return new Map()
  const { answer } = await listEntries({
    ...articles(payload, sprache),
    params: { sprache, seite: 1, pro_seite: wanted.length, order: [] },
    where: [onSale, { nummer: { in: wanted } }],
  })
  return new Map(answer.data.map((article) => [article.id, article]))
}

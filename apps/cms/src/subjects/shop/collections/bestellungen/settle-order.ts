import { laender, lieferarten, zahlungsarten } from '@kurstadt/contract/shop'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { z } from 'zod'
import {
  type AskedPosition,
  betraegeOf,
  type Position,
  type SoldArticle,
  settlePosition,
  soldArticle,
} from '../../rechnen/index.ts'
import { firstState } from './zustand.ts'

function isAsked(value: unknown): value is AskedPosition {
  return typeof value === 'object' && value !== null
}

async function readArticles(
  req: PayloadRequest,
  asked: readonly AskedPosition[],
): Promise<ReadonlyMap<string, SoldArticle>> {
  const ids = asked.flatMap(({ artikel }) => (typeof artikel === 'string' ? [artikel] : []))
  const { docs } = await req.payload.find({
    collection: 'shop_artikel',
    where: {
      and: [{ id: { in: ids } }, { _status: { equals: 'published' } }, { aktiv: { equals: true } }],
    },
    pagination: false,
    locale: 'de',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((doc) => [String(doc.id), soldArticle.parse(doc)]))
}

function settle(
  req: PayloadRequest,
  asked: readonly AskedPosition[],
  articles: ReadonlyMap<string, SoldArticle>,
): Position[] {
  const settled = asked.map((one) => settlePosition(one, articles))
  const errors = settled.flatMap((one, index) =>
    'problem' in one ? [{ path: `positionen.${index}.menge`, message: one.problem }] : [],
  )
  if (errors.length > 0)
    throw new ValidationError({ collection: 'bestellungen', errors, req }, req.t)
  return settled.flatMap((one) => ('problem' in one ? [] : [one]))
}

/** What was agreed on beside the goods; what is missing is what most people choose. */
const agreed = z.object({
  lieferung: z.enum(lieferarten).catch('versand'),
  zahlung: z.enum(zahlungsarten).catch('rechnung'),
  land: z.enum(laender).catch('DE'),
})

/**
 * A new order gets names, prices and sums from the shop itself (reliability T68). An order that is
 * there keeps them: what an article costs later is no matter of what was ordered.
 */
export const settleOrder: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const given: unknown = data.positionen
  const asked = Array.isArray(given) ? given.filter(isAsked) : []
  const positionen = settle(req, asked, await readArticles(req, asked))
  const terms = agreed.parse(data)
  const { steuern, summe_cent, versand_cent } = betraegeOf(positionen, terms)
  const wer = req.user?.name ?? null
  return {
    ...data,
    ...terms,
    positionen,
    versand_cent,
    summe_cent,
    steuern,
    erstattet_cent: 0,
    ...firstState({ ...terms, summe_cent, now: new Date(), wer }),
  }
}

import {
  type Bestellung,
  bestellung,
  geheimnis,
  papiername,
  shopPfade,
} from '@kurstadt/contract/shop'
import { askShopAs, paperOfOrder } from '../content/index.server.ts'
import { NoOrder, Order, orderTexts } from '../features/bestellung/index.ts'
import { senderOf, spracheOf, troubleStatus } from './cart-request.ts'
import { failure } from './failure.server.tsx'
import type { Asked, Shown } from './route.ts'
import { showOwn } from './shop-page.tsx'

type Found = Bestellung | 'missing' | keyof typeof troubleStatus

const statuses = { missing: 404, ...troubleStatus } as const

async function find(asked: Asked, zugang: string): Promise<Found> {
  if (!geheimnis.safeParse(zugang).success) return 'missing'
  const call = { call: 'bestellung', body: { zugang }, answer: bestellung } as const
  const outcome = await askShopAs({ ...call, sender: senderOf(asked) })
  if (outcome.kind === 'ok') return outcome.value
  if (outcome.kind === 'busy' || outcome.kind === 'away') return outcome.kind
  return 'missing'
}

/** Shows somebody their order; no store ever sees it (T65). */
export async function showOrder(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const { zugang = '' } = asked.params
  const words = orderTexts[spracheOf(asked)]
  const order = await find(asked, zugang)
  if (typeof order === 'string') {
    const parts = { title: words.missing.title, shop: words.shop, view: <NoOrder why={order} /> }
    return showOwn(asked, parts, { status: statuses[order] })
  }
  return showOwn(asked, {
    title: words.title(order.nummer),
    shop: words.shop,
    alternates: { de: shopPfade.de.bestellung(zugang), en: shopPfade.en.bestellung(zugang) },
    view: <Order order={order} zugang={zugang} />,
  })
}

/** A paper of an order as a PDF, for whoever has its link. */
export async function showPaper(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const { papier = '', zugang = '' } = asked.params
  const { facts, url } = asked
  const isAsked = geheimnis.safeParse(zugang).success && papiername.safeParse(papier).success
  const outcome = isAsked
    ? await paperOfOrder({ zugang, papier, sender: senderOf(asked) })
    : ({ kind: 'missing' } as const)
  if (outcome.kind === 'missing') throw await failure('not-found', url.pathname, facts)
  if (outcome.kind === 'ok')
    return new Response(outcome.bytes, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${outcome.name}"`,
      },
    })
  const words = orderTexts[spracheOf(asked)]
  const parts = { title: words.shop, shop: words.shop, view: <NoOrder why={outcome.kind} /> }
  return showOwn(asked, parts, { status: statuses[outcome.kind] })
}

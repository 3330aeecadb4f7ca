import {
  geheimnis,
  shopPfade,
  type ZahlungAntwort,
  type ZahlungFrage,
  zahlungAntwort,
  zahlungsnummer,
} from '@kurstadt/contract/shop'
import { askShopAs } from '../content/index.server.ts'
import { paymentCookie, readPaymentCookie } from '../content/index.ts'
import {
  LeaveToPay,
  NoPayment,
  onlineTexts,
  orderTexts,
  ReturnedFromPaying,
} from '../features/bestellung/index.ts'
import { goTo, isSecure, senderOf, spracheOf, troubleStatus } from './cart-request.ts'
import type { Asked, Shown } from './route.ts'
import { showOwn } from './shop-page.tsx'

type Answered = ZahlungAntwort | 'missing' | keyof typeof troubleStatus

async function ask(asked: Asked, question: ZahlungFrage): Promise<Answered> {
  const call = { call: 'zahlung', body: question, answer: zahlungAntwort } as const
  const outcome = await askShopAs({ ...call, sender: senderOf(asked) })
  if (outcome.kind === 'ok') return outcome.value
  if (outcome.kind === 'busy' || outcome.kind === 'away') return outcome.kind
  return 'missing'
}

/**
 * Begins to pay an order, and shows where that is done: nobody is led away without a click of their
 * own. Where there is nothing to pay, the page of the order says so.
 */
export async function takePayment(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const { zugang = '' } = asked.params
  const order = shopPfade[spracheOf(asked)].bestellung(zugang)
  if (!geheimnis.safeParse(zugang).success) return goTo(order)
  const begun = await ask(asked, { tun: 'beginnen', zugang })
  const { away, leave } = onlineTexts[spracheOf(asked)]
  const { shop } = orderTexts[spracheOf(asked)]
  if (begun === 'away' || begun === 'busy') {
    const parts = { title: away.title, shop, view: <NoPayment why={begun} zugang={zugang} /> }
    return showOwn(asked, parts, { status: troubleStatus[begun] })
  }
  if (begun === 'missing') return goTo(order)
  const { adresse, cent, nummer } = begun
  if (adresse === null || cent === null || nummer === null) return goTo(order)
  const view = <LeaveToPay adresse={adresse} cent={cent} nummer={nummer} zugang={zugang} />
  const headers = { 'Set-Cookie': paymentCookie(zugang, { isSecure }) }
  return showOwn(asked, { title: leave.title, shop, view }, { headers })
}

/** Leads whoever comes back from the provider to their order, and has their payment looked at. */
export async function showReturn(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const sprache = spracheOf(asked)
  const zugang = readPaymentCookie(asked.request.headers.get('cookie') ?? '')
  if (zugang !== null) {
    // Whatever comes of it: the page of the order says how it stands.
    await ask(asked, { tun: 'nachsehen', zugang })
    return goTo(shopPfade[sprache].bestellung(zugang))
  }
  const { returned } = onlineTexts[sprache]
  const { shop } = orderTexts[sprache]
  return showOwn(asked, { title: returned.title, shop, view: <ReturnedFromPaying /> })
}

/**
 * Takes word of the provider that something has happened to a payment: its number and nothing else.
 * Nobody hears whether there is such a payment; who cannot be heard now is asked to say it again.
 */
export async function takePaymentNotice(asked: Asked): Promise<Response> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams((await asked.request.text()).slice(0, 1_000))
  const { data: zahlung } = zahlungsnummer.safeParse(form.get('id'))
  const taken = zahlung === undefined ? null : await ask(asked, { tun: 'melden', zahlung })
  const status = taken === 'away' || taken === 'busy' ? troubleStatus[taken] : 200
  return new Response(null, { status })
}

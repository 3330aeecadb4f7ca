import { randomUUID } from 'node:crypto'
import {
  bestellAntwort,
  type KasseAntwort,
  type KasseFrage,
  kasseAntwort,
  shopPfade,
} from '@kurstadt/contract/shop'
import { askShopAs } from '../content/index.server.ts'
import { Checkout, checkoutTexts, OrderTrouble, Review } from '../features/kasse/index.ts'
import { cartTexts, Trouble } from '../features/warenkorb/index.ts'
import {
  cartOf,
  forgetCart,
  goTo,
  rememberCart,
  senderOf,
  spracheOf,
  troubleStatus,
} from './cart-request.ts'
import type { Asked, Shown } from './route.ts'
import { showOwn } from './shop-page.tsx'

type TroubleKind = keyof typeof troubleStatus
type Answered = KasseAntwort | TroubleKind

async function ask(asked: Asked, question: KasseFrage): Promise<Answered> {
  const call = { call: 'kasse', body: question, answer: kasseAntwort } as const
  const outcome = await askShopAs({ ...call, sender: senderOf(asked) })
  if (outcome.kind === 'ok') return outcome.value
  return outcome.kind === 'busy' ? 'busy' : 'away'
}

const look = (asked: Asked) =>
  ask(asked, { tun: 'zeigen', korb: cartOf(asked), sprache: spracheOf(asked) })

/** Words of the pages, and the same page in the other language. */
function partsOf(asked: Asked, page: 'kasse' | 'pruefen') {
  const sprache = spracheOf(asked)
  const words = checkoutTexts[sprache]
  return {
    title: page === 'kasse' ? words.title : words.review,
    shop: cartTexts[sprache].shop,
    alternates: { de: shopPfade.de[page], en: shopPfade.en[page] },
  }
}

function showTrouble(asked: Asked, page: 'kasse' | 'pruefen', kind: TroubleKind): Promise<Shown> {
  const parts = { ...partsOf(asked, page), view: <Trouble kind={kind} /> }
  return showOwn(asked, parts, { status: troubleStatus[kind] })
}

/** True for a cart that can be ordered; any other is shown, and says why. */
const isOrderable = ({ warenkorb }: KasseAntwort) => warenkorb?.bestellbar === true

const toCart = (asked: Asked, why = '') => goTo(`${shopPfade[spracheOf(asked)].warenkorb}${why}`)

function showForm(asked: Asked, kasse: KasseAntwort, status: number): Promise<Shown> {
  const parts = { ...partsOf(asked, 'kasse'), view: <Checkout kasse={kasse} /> }
  return showOwn(asked, parts, { status, headers: rememberCart(kasse.korb) })
}

/** Asks for address, delivery and payment, with what was entered before. */
export async function showCheckout(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const kasse = await look(asked)
  if (typeof kasse === 'string') return showTrouble(asked, 'kasse', kasse)
  return isOrderable(kasse) ? showForm(asked, kasse, 200) : toCart(asked)
}

/** Takes what somebody has entered, and leads on to what is ordered by it. */
export async function takeCheckout(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const felder = Object.fromEntries(
    [...form].map(([name, value]) => [name.slice(0, 30), value.slice(0, 500)]),
  )
  const base = { korb: cartOf(asked), sprache: spracheOf(asked) } as const
  const kasse = await ask(asked, { ...base, tun: 'angeben', felder })
  if (typeof kasse === 'string') return showTrouble(asked, 'kasse', kasse)
  if (!isOrderable(kasse)) return toCart(asked)
  return kasse.uebersicht === null
    ? showForm(asked, kasse, 400)
    : goTo(shopPfade[base.sprache].pruefen, rememberCart(kasse.korb))
}

/** Shows what is ordered by the button, for how much in all (§ 312j BGB). */
export async function showReview(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const kasse = await look(asked)
  if (typeof kasse === 'string') return showTrouble(asked, 'pruefen', kasse)
  const { korb, uebersicht, warenkorb } = kasse
  if (!isOrderable(kasse) || warenkorb === null) return toCart(asked)
  if (uebersicht === null) return goTo(shopPfade[spracheOf(asked)].kasse)
  const view = <Review cart={warenkorb} overview={uebersicht} schluessel={randomUUID()} />
  const parts = { ...partsOf(asked, 'pruefen'), view }
  return showOwn(asked, parts, { headers: rememberCart(korb) })
}

/** An order that could not be finished: whether it is kept is not known, so its key stays. */
function showUnfinished(
  asked: Asked,
  kind: TroubleKind,
  fields: Readonly<Record<string, string>>,
): Promise<Shown> {
  const { trouble } = checkoutTexts[spracheOf(asked)]
  const view = <OrderTrouble kind={kind} fields={fields} />
  const parts = { ...partsOf(asked, 'pruefen'), title: trouble.title, view }
  return showOwn(asked, parts, { status: troubleStatus[kind] })
}

/**
 * Orders what was looked at; the page of the order says that it is kept. A second click comes without
 * a cart, because the first has ordered it: the key leads it to the same order (F12).
 */
export async function takeOrder(asked: Asked): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const form = new URLSearchParams(await asked.request.text())
  const fields = { stand: form.get('stand') ?? '', schluessel: form.get('schluessel') ?? '' }
  const [korb, sprache] = [cartOf(asked), spracheOf(asked)]
  const body = { korb, sprache, ...fields }
  const call = { call: 'bestellen', body, answer: bestellAntwort } as const
  const outcome = await askShopAs({ ...call, sender: senderOf(asked) })
  if (outcome.kind === 'busy' || outcome.kind === 'away')
    return showUnfinished(asked, outcome.kind, fields)
  if (outcome.kind !== 'ok') return toCart(asked, '?geaendert=1')
  const answer = outcome.value
  if (answer.ergebnis !== 'bestellt')
    return toCart(asked, answer.ergebnis === 'geaendert' ? '?geaendert=1' : '')
  const cookie = answer.rest && korb !== null ? rememberCart(korb) : forgetCart()
  const page = shopPfade[answer.sprache].bestellung(answer.zugang)
  return goTo(page, cookie)
}

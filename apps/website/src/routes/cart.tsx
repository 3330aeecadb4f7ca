import {
  geheimnis,
  type KorbAntwort,
  type KorbFrage,
  type KorbProblem,
  korbAntwort,
  shopPfade,
} from '@kurstadt/contract/shop'
import { z } from 'zod'
import { askShopAs } from '../content/index.server.ts'
import type { PageBlock } from '../content/index.ts'
import {
  type CartReply,
  CartReplyContext,
  cartReply,
  cartTexts,
  readQuantity,
} from '../features/warenkorb/index.ts'
import { cartOf, goTo, rememberCart, senderOf, spracheOf, troubleStatus } from './cart-request.ts'
import { type PageFilling, showPage } from './page.tsx'
import { type Asked, Failed, type Shown } from './route.ts'
import { showOwn } from './shop-page.tsx'

type Answered = { answer: KorbAntwort } | { trouble: NonNullable<CartReply['trouble']> }

/** Does something with a cart. */
async function ask(asked: Asked, question: KorbFrage): Promise<Answered> {
  const sender = senderOf(asked)
  const call = { call: 'warenkorb', body: question, answer: korbAntwort, sender } as const
  const outcome = await askShopAs(call)
  if (outcome.kind === 'ok') return { answer: outcome.value }
  return { trouble: outcome.kind === 'busy' ? 'busy' : 'away' }
}

/** A page with somebody's cart where its template stands, and what there is to say of it. */
function withCart(answered: Answered, said: Partial<CartReply>): PageFilling {
  const reply = cartReply({ ...said, trouble: 'trouble' in answered ? answered.trouble : null })
  const cart = 'answer' in answered ? answered.answer.warenkorb : null
  return {
    blocks: (blocks) =>
      blocks.map((block) => (block.template === 'warenkorb' ? { ...block, context: cart } : block)),
    around: (view) => <CartReplyContext value={reply}>{view}</CartReplyContext>,
  }
}

const emptyBlock = {
  template: 'warenkorb',
  slotName: 'content',
  context: null,
  options: { titel: null, einleitung: null },
} as const satisfies PageBlock<'warenkorb'>

/** The page of the cart as editors have made it; where they have none, one of our own. */
async function showPlace(asked: Asked, filling: PageFilling): Promise<Shown | Response> {
  try {
    return await showPage(asked, { filling })
  } catch (error) {
    if (!(error instanceof Failed && error.shown.status === 404)) throw error
    const { shop, title } = cartTexts[spracheOf(asked)]
    const blocks = filling.blocks?.([emptyBlock]) ?? []
    const own = await showOwn(asked, { title, shop, blocks })
    return { ...own, view: filling.around?.(own.view) ?? own.view }
  }
}

async function showAnswered(
  asked: Asked,
  answered: Answered,
  { said = {}, status }: { said?: Partial<CartReply>; status?: number } = {},
): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const shown = await showPlace(asked, withCart(answered, said))
  if (shown instanceof Response) return shown
  const korb = 'answer' in answered ? answered.answer.korb : cartOf(asked)
  const failed = 'trouble' in answered ? troubleStatus[answered.trouble] : undefined
  return {
    ...shown,
    status: failed ?? status ?? shown.status ?? 200,
    headers: { ...shown.headers, ...rememberCart(korb) },
  }
}

/** What came of putting something in, as the address of the cart says it. */
function replyIn({ searchParams }: URL): Partial<CartReply> {
  const most = /^\d{1,3}$/.exec(searchParams.get('begrenzt') ?? '')
  const bei = searchParams.get('artikel') ?? ''
  return {
    neu: searchParams.get('neu'),
    geaendert: searchParams.has('geaendert'),
    probleme: most ? [{ art: 'begrenzt', bei, hoechstens: Number(most[0]) }] : [],
  }
}

/** Shows somebody their cart; no store ever sees it (T20). */
export async function showCart(asked: Asked): Promise<Shown | Response> {
  const korb = cartOf(asked)
  const answered = await ask(asked, { tun: 'zeigen', korb, sprache: spracheOf(asked) })
  return showAnswered(asked, answered, { said: replyIn(asked.url) })
}

/** Id of a line. */
const position = z.uuid()

const textOf = (form: URLSearchParams, name: string) => form.get(name) ?? ''

/** Quantities that were typed, and those that nobody can read. */
function quantitiesOf(form: URLSearchParams) {
  const typed = [...form].flatMap(([name, value]) => {
    const { data: id } = position.safeParse(name.replace(/^menge-/, ''))
    return id === undefined ? [] : [{ id, value }]
  })
  const read = typed.map(({ id, value }) => ({ id, menge: readQuantity(value) }))
  return {
    mengen: read.flatMap(({ id, menge }) => (menge === null ? [] : [{ id, menge }])),
    probleme: read.flatMap(({ id, menge }): KorbProblem[] =>
      menge === null ? [{ art: 'menge', bei: id, hoechstens: null }] : [],
    ),
  }
}

/** Changes quantities or takes something out of the cart, and shows what is in it then. */
export async function takeCart(asked: Asked): Promise<Shown | Response> {
  const form = new URLSearchParams(await asked.request.text())
  const base = { korb: cartOf(asked), sprache: spracheOf(asked) } as const
  const { data: gone } = position.safeParse(form.get('entfernen'))
  if (gone !== undefined) {
    const answered = await ask(asked, { ...base, tun: 'entfernen', position: gone })
    if ('trouble' in answered) return showAnswered(asked, answered)
    return goTo(asked.url.pathname, rememberCart(answered.answer.korb))
  }
  const { mengen, probleme } = quantitiesOf(form)
  const answered = await ask(asked, { ...base, tun: 'aendern', mengen })
  if ('trouble' in answered || probleme.length > 0) {
    const said = { values: Object.fromEntries(form), probleme }
    return showAnswered(asked, answered, { said, status: 400 })
  }
  return goTo(asked.url.pathname, rememberCart(answered.answer.korb))
}

const longestRemark = 500

type Wish = Extract<KorbFrage, { tun: 'hineinlegen' }>

/** What somebody wants to put in, or what is wrong with how they say it. */
function wishOf(asked: Asked, form: URLSearchParams): Wish | KorbProblem {
  const artikel = Number(textOf(form, 'artikel'))
  const because = (art: KorbProblem['art']) => ({ art, bei: String(artikel), hoechstens: null })
  const menge = readQuantity(textOf(form, 'menge') || '1')
  const anmerkungen = textOf(form, 'anmerkungen').replace(/\r\n?/g, '\n').normalize('NFC').trim()
  if (!(Number.isSafeInteger(artikel) && artikel > 0)) return because('weg')
  if (menge === null) return because('menge')
  if (anmerkungen.length > longestRemark) return because('anmerkungen')
  return {
    tun: 'hineinlegen',
    korb: geheimnis.nullable().catch(null).parse(cartOf(asked)),
    sprache: spracheOf(asked),
    artikel,
    groesse: textOf(form, 'groesse').slice(0, 40) || null,
    anmerkungen: anmerkungen || null,
    menge,
  }
}

/** What could not be put in: the page of the article says why, and keeps what was typed. */
async function showRefused(
  asked: Asked,
  form: URLSearchParams,
  refused: readonly KorbProblem[] | NonNullable<CartReply['trouble']>,
): Promise<Shown | Response> {
  asked.facts.isPrivate = true
  const isTrouble = typeof refused === 'string'
  const reply = cartReply({
    values: Object.fromEntries(form),
    probleme: isTrouble ? [] : refused,
    trouble: isTrouble ? refused : null,
  })
  const around: PageFilling['around'] = (view) => (
    <CartReplyContext value={reply}>{view}</CartReplyContext>
  )
  const shown = await showPage(asked, { filling: { around } })
  if (shown instanceof Response) return shown
  return { ...shown, status: isTrouble ? troubleStatus[refused] : 400 }
}

/** True for what the form of an article sends. */
export const isWish = (form: URLSearchParams) => form.get('tun') === 'hineinlegen'

/**
 * Puts an article into the cart and leads there; where it cannot be put in, the page of the article
 * says why. The cookie is set with the first article and not before.
 */
export async function takeWish(asked: Asked, form: URLSearchParams): Promise<Shown | Response> {
  const wish = wishOf(asked, form)
  if ('art' in wish) return showRefused(asked, form, [wish])
  const answered = await ask(asked, wish)
  if ('trouble' in answered) return showRefused(asked, form, answered.trouble)
  const { korb, position, probleme } = answered.answer
  const [limited] = probleme.filter(({ art }) => art === 'begrenzt')
  if (position === null && !limited) return showRefused(asked, form, probleme)
  const said = new URLSearchParams({
    ...(position === null ? {} : { neu: position }),
    ...(limited ? { begrenzt: String(limited.hoechstens ?? 0), artikel: limited.bei } : {}),
  })
  return goTo(`${shopPfade[wish.sprache].warenkorb}?${said}`, rememberCart(korb))
}

import { randomUUID } from 'node:crypto'
import { type KorbAntwort, type KorbFrage, korbAntwort, shopCalls } from '@kurstadt/contract/shop'
import { openTaking, type Taking } from './anfragen.ts'
import { german, numberOf, published } from './writing.ts'

/** An article of a test. */
export type Article = { id: string; nummer: number }

/** A shop with three articles, on a database of its own. */
export type Shop = Taking & {
  rubrik: string
  /** 12,90 EUR at 19 %, five of them. */
  cup: Article
  /** 11,50 EUR at 7 %, always there. */
  honey: Article
  /** 24,90 EUR in S and M, ten of them. */
  shirt: Article
  add(titel: string, preis_cent: number, rest?: object): Promise<Article>
  change(article: Article, data: object): Promise<void>
  /** Asks a call of the shop as the website does. */
  ask(call: keyof typeof shopCalls, body: unknown, headers?: object): Promise<Response>
  cart(question: Ask<KorbFrage>): Promise<KorbAntwort>
  /** How many of an article are left. */
  left(article: Article): Promise<number>
  /** What the ledger says is left of it. */
  booked(article: Article): Promise<number>
}

/** A question of which the language goes without saying. */
type Ask<Question> = Question extends { sprache: unknown } ? Omit<Question, 'sprache'> : Question

/** Opens a shop that takes carts and orders. */
export async function openShop(more: Record<string, string> = {}): Promise<Shop> {
  const taking = await openTaking(more)
  const { api, client, payload } = taking
  const { id: rubrik } = await payload.create({
    collection: 'rubriken',
    ...german,
    data: { rubrik: 'Waren', art: 'shop' },
  })
  const add: Shop['add'] = async (titel, preis_cent, rest = {}) => {
    const made = await payload.create({
      collection: 'shop_artikel',
      ...german,
      data: {
        ...published,
        titel,
        einleitung: `${titel} aus der Stadt.`,
        preis_cent,
        gewicht_pro_einheit: 100,
        menge_aktuell: 0,
        sortierung: 0,
        rubrik,
        ...rest,
      },
    })
    return { id: made.id, nummer: numberOf(made) }
  }
  const change: Shop['change'] = async ({ id }, data) => {
    await payload.update({ collection: 'shop_artikel', id, ...german, data })
  }
  const ask: Shop['ask'] = (call, body, headers = {}) =>
    fetch(`${api.url}/api/cms${shopCalls[call]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const cart: Shop['cart'] = async (question) => {
    const response = await ask('warenkorb', { sprache: 'de', ...question })
    return korbAntwort.parse(await response.json())
  }
  const number = async (text: string, { id }: Article) => {
    const { rows } = await client.query<{ n: string }>(text, [id])
    return Number(rows[0]?.n)
  }
  const left = (article: Article) =>
    number('select menge_limit - menge_aktuell as n from shop_artikel where id = $1', article)
  const booked = (article: Article) =>
    number('select sum(menge) as n from shop_bewegungen where artikel = $1', article)
  return {
    ...taking,
    rubrik,
    cup: await add('Becher', 1290, { menge_limit: 5 }),
    honey: await add('Honig', 1150, { mwst: '7' }),
    shirt: await add('T-Shirt', 2490, { menge_limit: 10, groessen: ['S', 'M'] }),
    add,
    change,
    ask,
    cart,
    left,
    booked,
  }
}

/** Puts something into a cart, a new one where none is named. */
export const wish = (article: Article, rest: Partial<Wish> = {}): Wish => ({
  tun: 'hineinlegen',
  korb: null,
  artikel: article.nummer,
  groesse: null,
  anmerkungen: null,
  menge: 1,
  ...rest,
})

type Wish = Omit<Extract<KorbFrage, { tun: 'hineinlegen' }>, 'sprache'>

import { randomUUID } from 'node:crypto'
import {
  type BestellAntwort,
  bestellAntwort,
  type KasseAntwort,
  type KorbAntwort,
  type KorbFrage,
  kasseAntwort,
  korbAntwort,
  shopCalls,
} from '@kurstadt/contract/shop'
import { openTaking, type Taking } from './anfragen.ts'
import { german, numberOf, published } from './writing.ts'

/** An article of a test. */
export type Article = { id: string; nummer: number }

/** Puts articles on sale. */
type Shelves = {
  add(titel: string, preis_cent: number, rest?: object): Promise<Article>
  /** A ticket for a concert on a day. */
  ticket(rest?: object, concert?: object): Promise<Article & { concert: string }>
  change(article: Article, data: object): Promise<void>
}

/** Buys something as visitors do over the website. */
type Calls = {
  /** Asks a call of the shop as the website does. */
  ask(call: keyof typeof shopCalls, body: unknown, headers?: object): Promise<Response>
  cart(question: Ask<KorbFrage>): Promise<KorbAntwort>
  /** Enters something at the checkout; what is not said is what most people choose. */
  enter(korb: string | null, fields?: Record<string, string>): Promise<KasseAntwort>
  /** Orders what is in a cart as it stands at the checkout. */
  order(korb: string | null, rest?: object): Promise<BestellAntwort>
  /** Puts one thing into a new cart, goes through the checkout and orders it. */
  buy(wanted: Wish, fields?: Record<string, string>): Promise<BestellAntwort>
}

/** A shop with three articles, on a database of its own. */
export type Shop = Taking &
  Shelves &
  Calls & {
    rubrik: string
    /** 12,90 EUR at 19 %, five of them. */
    cup: Article
    /** 11,50 EUR at 7 %, always there. */
    honey: Article
    /** 24,90 EUR in S and M, ten of them. */
    shirt: Article
    /** How many of an article are left. */
    left(article: Article): Promise<number>
    /** What the ledger says is left of it. */
    booked(article: Article): Promise<number>
    rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  }

/** A question of which the language goes without saying. */
type Ask<Question> = Question extends { sprache: unknown } ? Omit<Question, 'sprache'> : Question

/** Somebody who buys something. */
export const buyer = {
  lieferung: 'versand',
  zahlung: 'vorkasse',
  vorname: 'Probe',
  nachname: 'Person',
  strasse: 'Musterweg 1',
  plz: '78375',
  ort: 'Bad Silberbronn',
  land: 'DE',
  email: 'probe@person.example',
}

/** Settings of a shop that sells in every way it knows. */
const settings = {
  verkaeufer: {
    name: 'Touristik Bad Silberbronn GmbH',
    strasse: 'Kurparkallee 2',
    plz: '78375',
    ort: 'Bad Silberbronn',
    email: 'shop@silberbronn.example',
    telefon: '07999 1234-0',
    ust_id: 'DE999999999',
  },
  konto: { inhaber: 'Touristik Bad Silberbronn', iban: 'DE02 1203 0000 0000 2020 51' },
  zahlungsarten: ['vorkasse', 'rechnung', 'abholung'],
  abholung: 'Tourist-Information in der Wandelhalle',
} as const

const concertOf = (concert: object) => ({
  ...published,
  titel: 'Sommerkonzert',
  datum_von: '2031-07-05',
  veranstaltungsort: 'Kurhaus',
  status: 'geplant' as const,
  ...concert,
})

function shelvesOf({ payload }: Taking, rubrik: string): Shelves {
  const add: Shelves['add'] = async (titel, preis_cent, rest = {}) => {
    const basics = { gewicht_pro_einheit: 100, menge_aktuell: 0, sortierung: 0, rubrik }
    const made = await payload.create({
      collection: 'shop_artikel',
      ...german,
      data: {
        ...published,
        titel,
        einleitung: `${titel} aus der Stadt.`,
        preis_cent,
        ...basics,
        ...rest,
      },
    })
    return { id: made.id, nummer: numberOf(made) }
  }
  return {
    add,
    async ticket(rest = {}, concert = {}) {
      const data = concertOf(concert)
      const event = await payload.create({ collection: 'veranstaltungen', ...german, data })
      const places = { menge_limit: 90, widerruf: 'termin', veranstaltung: event.id }
      const made = await add('Karte Sommerkonzert', 1200, { mwst: '7', ...places, ...rest })
      return { ...made, concert: event.id }
    },
    async change({ id }, data) {
      await payload.update({ collection: 'shop_artikel', id, ...german, data })
    },
  }
}

function callsOf({ api }: Taking): Calls {
  const ask: Calls['ask'] = (call, body, headers = {}) =>
    fetch(`${api.url}/api/cms${shopCalls[call]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Absender': randomUUID(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const cart: Calls['cart'] = async (question) => {
    const response = await ask('warenkorb', { sprache: 'de', ...question })
    return korbAntwort.parse(await response.json())
  }
  const enter: Calls['enter'] = async (korb, fields = {}) => {
    const felder = { ...buyer, ...fields }
    const response = await ask('kasse', { tun: 'angeben', korb, sprache: 'de', felder })
    return kasseAntwort.parse(await response.json())
  }
  const order: Calls['order'] = async (korb, rest = {}) => {
    const shown = await ask('kasse', { tun: 'zeigen', korb, sprache: 'de' })
    const stand = kasseAntwort.parse(await shown.json()).uebersicht?.stand ?? ''
    const question = { korb, sprache: 'de', stand, schluessel: randomUUID(), ...rest }
    return bestellAntwort.parse(await (await ask('bestellen', question)).json())
  }
  const buy: Calls['buy'] = async (wanted, fields) => {
    const { korb } = await cart(wanted)
    await enter(korb, fields)
    return order(korb)
  }
  return { ask, cart, enter, order, buy }
}

/** Opens a shop that takes carts and orders, in a town that is open already or one of its own. */
export async function openShop(more: Record<string, string> = {}, town?: Taking): Promise<Shop> {
  const taking = town ?? (await openTaking(more))
  const { client, payload } = taking
  const data = { rubrik: 'Waren', art: 'shop' as const }
  const { id: rubrik } = await payload.create({ collection: 'rubriken', ...german, data })
  await payload.updateGlobal({
    slug: 'shop_einstellungen',
    ...german,
    data: { ...settings, zahlungsarten: [...settings.zahlungsarten] },
  })
  const shelves = shelvesOf(taking, rubrik)
  const rows: Shop['rows'] = async (text, values = []) =>
    (await client.query<Record<string, unknown>>(text, values)).rows
  const number = async (text: string, { id }: Article) => Number((await rows(text, [id]))[0]?.n)
  return {
    ...taking,
    ...shelves,
    ...callsOf(taking),
    rubrik,
    cup: await shelves.add('Becher', 1290, { menge_limit: 5 }),
    honey: await shelves.add('Honig', 1150, { mwst: '7' }),
    shirt: await shelves.add('T-Shirt', 2490, { menge_limit: 10, groessen: ['S', 'M'] }),
    left: (article) =>
      number('select menge_limit - menge_aktuell as n from shop_artikel where id = $1', article),
    booked: (article) =>
      number('select sum(menge) as n from shop_bewegungen where artikel = $1', article),
    rows,
  }
}

/** Number of an order that was kept. */
export function nummerOf(answer: BestellAntwort): number {
  if (answer.ergebnis !== 'bestellt') throw new Error(answer.ergebnis)
  return Number(answer.nummer.slice(2))
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

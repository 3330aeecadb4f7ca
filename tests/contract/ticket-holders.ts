import { bestellung, kasseAntwort } from '@kurstadt/contract/shop'
import { readCodes } from '../support/read-codes.ts'
import { readPdf } from '../support/read-pdf.ts'
import { letGo } from './orders.ts'
import { type Article, nummerOf, type Shop, wish } from './shop.ts'

type Ticket = Article & { concert: string }

/** An order of tickets. */
export type Held = { article: Ticket; id: string; nummer: number; zugang: string }

/** What is ordered: how many, of which ticket, beside what. */
type Wanted = {
  article?: object
  /** A ticket that is on sale already. */
  of?: Ticket
  concert?: object
  beside?: Article
  fields?: Record<string, string>
  sprache?: 'de' | 'en'
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What people do who buy tickets, and see of them. */
export function holdersOf(shop: Shop) {
  /** Orders tickets at 12,00 EUR for a concert of their own, by mail and in advance. */
  async function bought({ menge = 1 } = {}, wanted: Wanted = {}): Promise<Held> {
    const { beside, concert, fields, sprache = 'de' } = wanted
    const make = () => shop.ticket({ eintrittskarte: true, ...wanted.article }, concert)
    const article = wanted.of ?? (await make())
    const { korb } = await shop.cart(wish(article, { menge }))
    if (beside !== undefined) await shop.cart(wish(beside, { korb }))
    await shop.enter(korb, { lieferung: 'mail', ...fields })
    const question = { tun: 'zeigen', korb, sprache }
    const checkout = kasseAntwort.parse(await (await shop.ask('kasse', question)).json())
    const answer = await shop.order(korb, { sprache, stand: checkout.uebersicht?.stand ?? '' })
    const nummer = nummerOf(answer)
    const [row] = await shop.rows('select id from bestellungen where nummer = $1', [nummer])
    const zugang = answer.ergebnis === 'bestellt' ? answer.zugang : ''
    return { article, id: String(row?.id), nummer, zugang }
  }

  /** The same, paid. */
  async function paid(...args: Parameters<typeof bought>): Promise<Held> {
    const held = await bought(...args)
    await letGo(shop.payload, held.id, 'bezahlt')
    return held
  }

  const shown = async ({ zugang }: Held) =>
    bestellung.parse(await (await shop.ask('bestellung', { zugang })).json())

  const paper = ({ zugang }: Held) => shop.ask('beleg', { zugang, papier: 'karten' })

  /** The tickets as other programs read them. */
  async function tickets(held: Held) {
    const bytes = new Uint8Array(await (await paper(held)).arrayBuffer())
    const pdf = await readPdf(bytes)
    const codes = (await readCodes(bytes)).map((code) => code ?? '')
    return { pdf, pages: pdf.pages.map(plain), codes }
  }

  const mailsOf = ({ id }: Held, akt: string) =>
    shop.rows('select * from mails where anlass like $1 order by created_at, anlass', [
      `bestellung:${id}:${akt}%`,
    ])

  return { bought, paid, shown, paper, tickets, mailsOf }
}

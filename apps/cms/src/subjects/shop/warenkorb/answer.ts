import {
  bestandOf,
  type KorbAntwort,
  type KorbFrage,
  type KorbProblem,
  mostOf,
  mostPositions,
} from '@kurstadt/contract/shop'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../../platform/database/index.ts'
import { readArticles } from './articles.ts'
import {
  addPosition,
  cartIdOf,
  changeQuantities,
  type Intake,
  isKnown,
  newSecret,
  readPositions,
  removePosition,
  type StoredPosition,
} from './store.ts'
import { type CartArticle, centsOf, hasSize, viewOf } from './view.ts'

/** What answers about carts: content to read, and the way in. */
export type CartParts = { payload: Payload; intake: Intake }

type Question<Act extends KorbFrage['tun']> = Extract<KorbFrage, { tun: Act }>

const uuid = z.object({ id: z.string() })

/** Database id of the article with a number. */
async function idOfArticle(payload: Payload, nummer: number): Promise<string | null> {
  const text = 'select id from shop_artikel where nummer = $1'
  const [row] = await select(payload, { name: 'artikel-id', text, row: uuid }, [nummer])
  return row?.id ?? null
}

/** The cart that a secret opens; null for none, and for one that is forgotten. */
async function openCart(intake: Intake, secret: string | null): Promise<string | null> {
  if (secret === null) return null
  return (await isKnown(intake, cartIdOf(secret))) ? secret : null
}

type Found = { korb: string | null; position?: string | null; probleme?: KorbProblem[] }

async function show(
  { payload, intake }: CartParts,
  { sprache }: KorbFrage,
  { korb, position = null, probleme = [] }: Found,
): Promise<KorbAntwort> {
  const stored = korb === null ? [] : await readPositions(intake, cartIdOf(korb))
  const numbers = stored.flatMap(({ nummer }) => nummer ?? [])
  const articles = await readArticles(payload, sprache, numbers)
  return { korb, warenkorb: viewOf(stored, articles), position, probleme }
}

/** Why an article cannot be put in; null when it can. */
function refusalOf(
  article: CartArticle | undefined,
  { artikel, groesse }: Question<'hineinlegen'>,
): KorbProblem | null {
  const because = (art: KorbProblem['art']) => ({ art, bei: String(artikel), hoechstens: null })
  if (!article) return because('weg')
  if (!hasSize(article, groesse ?? '')) return because('groesse')
  return bestandOf(article) === 0 ? because('ausverkauft') : null
}

/** How many of an article may still come into a line, with what other lines have of it. */
function roomFor(
  article: CartArticle,
  stored: readonly StoredPosition[],
  line: StoredPosition | undefined,
) {
  const others = stored
    .filter(({ nummer, id }) => nummer === article.id && id !== line?.id)
    .reduce((sum, { menge }) => sum + menge, 0)
  return mostOf(article) - others
}

/** Puts an article in: as many as there may be, and says so where that is fewer than asked for. */
async function putIn(parts: CartParts, question: Question<'hineinlegen'>): Promise<KorbAntwort> {
  const { payload, intake } = parts
  const known = await openCart(intake, question.korb)
  const [articles, stored, id] = await Promise.all([
    readArticles(payload, question.sprache, [question.artikel]),
    known === null ? [] : readPositions(intake, cartIdOf(known)),
    idOfArticle(payload, question.artikel),
  ])
  const article = articles.get(question.artikel)
  const refused = refusalOf(article, question)
  if (refused) return show(parts, question, { korb: known, probleme: [refused] })
  if (!article || id === null) return show(parts, question, { korb: known })
  const [groesse, anmerkungen] = [question.groesse ?? '', question.anmerkungen ?? '']
  const isSame = (one: StoredPosition) =>
    one.artikel === id && one.groesse === groesse && one.anmerkungen === anmerkungen
  const line = stored.find(isSame)
  const about = { bei: String(article.id), hoechstens: mostOf(article) }
  if (!line && stored.length >= mostPositions)
    return show(parts, question, { korb: known, probleme: [{ ...about, art: 'voll' }] })
  const room = roomFor(article, stored, line)
  if (room <= (line?.menge ?? 0))
    return show(parts, question, { korb: known, probleme: [{ ...about, art: 'begrenzt' }] })
  const korb = known ?? newSecret()
  const { sprache, titel } = article
  const names = { titel, sprache, preis_cent: centsOf(article) }
  const wanted = { artikel: id, groesse, anmerkungen, menge: question.menge, hoechstens: room }
  const added = await addPosition(intake, cartIdOf(korb), { ...wanted, ...names })
  const isFewer = added.menge < question.menge + (line?.menge ?? 0)
  const probleme: KorbProblem[] = isFewer ? [{ ...about, art: 'begrenzt' }] : []
  return show(parts, question, { korb, position: added.id, probleme })
}

/** Does what is asked of a cart, and shows it. */
export async function answerCart(parts: CartParts, question: KorbFrage): Promise<KorbAntwort> {
  if (question.tun === 'hineinlegen') return putIn(parts, question)
  const korb = await openCart(parts.intake, question.korb)
  if (korb !== null && question.tun === 'aendern')
    await changeQuantities(parts.intake, cartIdOf(korb), question.mengen)
  if (korb !== null && question.tun === 'entfernen')
    await removePosition(parts.intake, cartIdOf(korb), question.position)
  return show(parts, question, { korb })
}

import { steuersaetze, widerrufArten } from '@kurstadt/contract'
import { mostPieces } from '@kurstadt/contract/shop'
import { z } from 'zod'

/** What an order asks for; nothing of it is trusted but which article, which size and how many. */
export type AskedPosition = {
  artikel?: unknown
  groesse?: unknown
  menge?: unknown
  anmerkungen?: unknown
}

const steuersatz = z.preprocess(Number, z.literal(steuersaetze)).catch(19)

/** What the shop knows of an article. */
export const soldArticle = z.object({
  titel: z.string(),
  preis_cent: z.coerce.number<number | string>().int().nonnegative(),
  mwst: steuersatz,
  groessen: z.array(z.string()).nullish(),
  menge_limit: z.coerce.number<number | string>().nullish(),
  menge_aktuell: z.coerce.number<number | string>(),
  hoechstens: z.coerce.number<number | string>().nullish(),
  widerruf: z.enum(widerrufArten).catch('ja'),
})

/** An article as the shop sells it. */
export type SoldArticle = z.infer<typeof soldArticle>

/** A position as the order keeps it: name, price and rate are those of the day of the order. */
export type Position = {
  blockType: 'position'
  artikel: string
  titel: string
  groesse: string | null
  menge: number
  preis_cent: number
  mwst: SoldArticle['mwst']
  widerruf: SoldArticle['widerruf']
  anmerkungen: string | null
}

/** How many are left; null where there is always enough (spec 3: limit minus current). */
export function stockOf({
  menge_limit,
  menge_aktuell,
}: Pick<SoldArticle, 'menge_limit' | 'menge_aktuell'>): number | null {
  return typeof menge_limit === 'number' ? Math.max(0, menge_limit - menge_aktuell) : null
}

function sizeProblem(groesse: unknown, { titel, groessen }: SoldArticle): string | null {
  const sizes = groessen ?? []
  if (sizes.length === 0)
    return groesse === null || groesse === undefined ? null : `„${titel}“ hat keine Größen.`
  return sizes.some((one) => one === groesse) ? null : `Bitte wählen Sie eine Größe: „${titel}“.`
}

const isQuantity = (menge: unknown): menge is number =>
  typeof menge === 'number' && Number.isInteger(menge) && menge >= 1 && menge <= mostPieces

function problemOf({ groesse, menge }: AskedPosition, article: SoldArticle): string | null {
  const { hoechstens, titel } = article
  const wrongSize = sizeProblem(groesse, article)
  if (wrongSize !== null) return wrongSize
  if (!isQuantity(menge)) return `Die Menge von „${titel}“ ist eine ganze Zahl von 1 bis 999.`
  const stock = stockOf(article)
  if (stock === 0) return `„${titel}“ ist ausverkauft.`
  if (stock !== null && menge > stock) return `Von „${titel}“ sind nur noch ${stock} da.`
  if (typeof hoechstens !== 'number' || menge <= hoechstens) return null
  return `Von „${titel}“ gibt es höchstens ${hoechstens} je Bestellung.`
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A position with the shop's own name and price (reliability T68), or in German what is wrong. */
export function settlePosition(
  asked: AskedPosition,
  articles: ReadonlyMap<string, SoldArticle>,
): Position | { problem: string } {
  const artikel = typeof asked.artikel === 'string' ? asked.artikel : ''
  const article = articles.get(artikel)
  if (article === undefined) return { problem: 'Dieser Artikel wird nicht verkauft.' }
  const problem = problemOf(asked, article)
  if (problem !== null) return { problem }
  return {
    blockType: 'position',
    artikel,
    titel: article.titel,
    groesse: textOf(asked.groesse),
    menge: Number(asked.menge),
    preis_cent: article.preis_cent,
    mwst: article.mwst,
    widerruf: article.widerruf,
    anmerkungen: textOf(asked.anmerkungen),
  }
}

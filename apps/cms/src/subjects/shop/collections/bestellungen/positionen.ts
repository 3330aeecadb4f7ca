import { z } from 'zod'

/** What an order asks for; nothing of it is trusted but which article, which size and how many. */
export type AskedPosition = {
  artikel?: unknown
  groesse?: unknown
  menge?: unknown
  anmerkungen?: unknown
}

/** What the shop knows of an article. */
export const soldArticle = z.object({
  titel: z.string(),
  preis_cent: z.int().nonnegative(),
  groessen: z.array(z.string()).nullish(),
  menge_limit: z.number().nullish(),
  menge_aktuell: z.number(),
})

/** An article as the shop sells it. */
export type SoldArticle = z.infer<typeof soldArticle>

/** A position as the order keeps it: name and price are those of the day of the order. */
export type Position = {
  blockType: 'position'
  artikel: string
  titel: string
  groesse: string | null
  menge: number
  preis_cent: number
  anmerkungen: string | null
}

/** Handling and shipping in cents (spec 9). */
export const versandkosten = { inland: 300, ausland: 400 } as const

/** How many are left; null where there is always enough (spec 3: limit minus current). */
export function stockOf({ menge_limit, menge_aktuell }: SoldArticle): number | null {
  return typeof menge_limit === 'number' ? Math.max(0, menge_limit - menge_aktuell) : null
}

function sizeProblem(groesse: unknown, { titel, groessen }: SoldArticle): string | null {
  const sizes = groessen ?? []
  if (sizes.length === 0)
    return groesse === null || groesse === undefined ? null : `„${titel}“ hat keine Größen.`
  return sizes.some((one) => one === groesse) ? null : `Bitte wählen Sie eine Größe: „${titel}“.`
}

function problemOf({ groesse, menge }: AskedPosition, article: SoldArticle): string | null {
  const wrongSize = sizeProblem(groesse, article)
  if (wrongSize !== null) return wrongSize
  if (!(typeof menge === 'number' && Number.isInteger(menge) && menge >= 1 && menge <= 999))
    return `Die Menge von „${article.titel}“ ist eine ganze Zahl von 1 bis 999.`
  const stock = stockOf(article)
  if (stock === null || menge <= stock) return null
  if (stock === 0) return `„${article.titel}“ ist ausverkauft.`
  return `Von „${article.titel}“ sind nur noch ${stock} da.`
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
    anmerkungen: textOf(asked.anmerkungen),
  }
}

/** What all positions cost together, in cents. */
export function sumOf(positions: readonly Position[]): number {
  return positions.reduce((sum, { menge, preis_cent }) => sum + menge * preis_cent, 0)
}

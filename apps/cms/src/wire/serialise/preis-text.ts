import type { RichTextInline, Sprache } from '@kurstadt/contract'
import { z } from 'zod'
import type { PreisArt, Preisangabe, PreisTyp } from './rich-text-node.ts'

const amount = z.number().nonnegative().nullish().catch(null)

/** What an entry says about its price; of a type only some of the fields. */
export const pricedDoc = z.object({
  id: z.string(),
  nummer: z.number().nullish(),
  preis_cent: amount,
  preis_nacht_cent: amount,
  preis_ab: amount,
  erwachsene_cent: amount,
  kinder_cent: amount,
  familie_cent: amount,
  kostenlos: z.boolean().nullish().catch(null),
  preis: z.string().nullish().catch(null),
  preise: z
    .array(z.object({ betrag_cent: amount }))
    .nullish()
    .catch(null),
})
/** An entry as far as it says what it costs. */
export type PricedDoc = z.output<typeof pricedDoc>

/** Fields that are read of each type. */
export const pricedFields: Record<PreisTyp, readonly (keyof PricedDoc)[]> = {
  shop_artikel: ['nummer', 'preis_cent'],
  veranstaltungen: ['nummer', 'kostenlos', 'preis', 'preise'],
  fahrplaene: ['nummer', 'erwachsene_cent', 'kinder_cent', 'familie_cent'],
  stellplaetze: ['nummer', 'preis_nacht_cent'],
  unterkuenfte: ['nummer', 'preis_ab'],
}

/** Names an entry whose price is quoted among those of all types. */
export const preisKey = ({ typ, id }: Pick<Preisangabe, 'typ' | 'id'>): string => `${typ}:${id}`

/** An amount in cents, and how it is said. */
type Price = { cent: number; isFrom?: boolean; isWhole?: boolean }

const fare: Record<PreisArt, (doc: PricedDoc) => Price | null> = {
  preis: () => null,
  erwachsene: (doc) => priced(doc.erwachsene_cent),
  kinder: (doc) => priced(doc.kinder_cent),
  familie: (doc) => priced(doc.familie_cent, { isFrom: true }),
}

function priced(cent: number | null | undefined, said: Omit<Price, 'cent'> = {}): Price | null {
  return typeof cent === 'number' ? { cent, ...said } : null
}

/** Admission as the event words it, or from the least that anybody pays. */
function admission({ kostenlos, preis, preise }: PricedDoc): Price | string | null {
  if (kostenlos === true) return { cent: 0 }
  if (preis) return preis
  const amounts = (preise ?? []).flatMap(({ betrag_cent }) => betrag_cent ?? [])
  if (amounts.length === 0) return null
  return { cent: Math.min(...amounts), isFrom: amounts.length > 1 }
}

const prices: Record<PreisTyp, (doc: PricedDoc, was: PreisArt) => Price | string | null> = {
  shop_artikel: ({ preis_cent }) => priced(preis_cent),
  veranstaltungen: admission,
  fahrplaene: (doc, was) => fare[was](doc),
  stellplaetze: ({ preis_nacht_cent }) => priced(preis_nacht_cent),
  // Whole euros, and nothing where a house says 0 (spec 9).
  unterkuenfte: ({ preis_ab }) =>
    preis_ab ? { cent: preis_ab * 100, isFrom: true, isWhole: true } : null,
}

const words = {
  de: { locale: 'de-DE', from: 'ab', free: 'kostenlos' },
  en: { locale: 'en-GB', from: 'from', free: 'free' },
} as const

function inWords({ cent, isFrom = false, isWhole = false }: Price, sprache: Sprache): string {
  const { locale, from, free } = words[sprache]
  if (cent === 0) return free
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', ...digits })
  return `${isFrom ? `${from} ` : ''}${euros.format(cent / 100)}`
}

/**
 * What an entry costs, as it stands in a line of text (W14; amounts as spec 9 writes them); nothing
 * where the entry is not public or names no price.
 */
export function preisText(
  doc: PricedDoc | null | undefined,
  { typ, was }: Pick<Preisangabe, 'typ' | 'was'>,
  sprache: Sprache,
): RichTextInline[] {
  const price = doc ? prices[typ](doc, was) : null
  if (price === null) return []
  return [{ type: 'text', text: typeof price === 'string' ? price : inWords(price, sprache) }]
}

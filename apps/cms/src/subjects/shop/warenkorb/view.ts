import { createHash } from 'node:crypto'
import type { ShopArtikel } from '@kurstadt/contract'
import {
  bestandOf,
  groessenOf,
  mostOf,
  type Warenkorb,
  type WarenkorbPosition,
} from '@kurstadt/contract/shop'
import type { StoredPosition } from './store.ts'

/** An article as far as a cart shows it. */
export type CartArticle = Pick<
  ShopArtikel,
  | 'id'
  | 'sprache'
  | 'titel'
  | 'bild'
  | 'detailURL'
  | 'preis_pro_einheit'
  | 'mwst'
  | 'widerruf'
  | 'lieferzeit'
  | 'groessen'
  | 'menge_limit'
  | 'menge_aktuell'
  | 'hoechstens'
  | 'eintrittskarte'
  | 'veranstaltung'
>

/** Articles on sale by their number. */
export type Articles = ReadonlyMap<number, CartArticle>

/** What keeps a line from being ordered as it is. */
const hindering: ReadonlySet<WarenkorbPosition['hinweise'][number]> = new Set([
  'menge',
  'ausverkauft',
  'groesse',
  'weg',
])

/** The price of an article in cents. */
export const centsOf = ({ preis_pro_einheit }: Pick<ShopArtikel, 'preis_pro_einheit'>) =>
  Math.round(preis_pro_einheit * 100)

/** The event that an article lets one in to, and until when; nothing for what is no ticket. */
function eintrittOf({ eintrittskarte, veranstaltung }: CartArticle) {
  const event = eintrittskarte ? veranstaltung : null
  return { eintritt: event?.id ?? null, letzter_tag: event?.letzter_tag ?? null }
}

const orNull = (text: string) => (text === '' ? null : text)

/** True where sizes are there and this is one of them, or where there are none and this is none. */
export function hasSize(article: Pick<ShopArtikel, 'groessen'>, groesse: string): boolean {
  const sizes = groessenOf(article)
  return sizes.length === 0 ? groesse === '' : sizes.includes(groesse)
}

type Kept = StoredPosition & {
  /** How many of the article all lines ask for together. */
  zusammen: number
}

/** Another name in the language of the kept one; in another language it is called otherwise anyway. */
const isRenamed = (kept: Kept, { sprache, titel }: CartArticle) =>
  sprache === kept.sprache && titel !== kept.titel

/** What has changed since a line was put in. */
function hintsOf(kept: Kept, article: CartArticle): WarenkorbPosition['hinweise'] {
  const isGone = bestandOf(article) === 0
  return [
    ...(centsOf(article) === kept.preis_cent ? [] : (['preis'] as const)),
    ...(isRenamed(kept, article) ? (['name'] as const) : []),
    ...(hasSize(article, kept.groesse) ? [] : (['groesse'] as const)),
    ...(isGone ? (['ausverkauft'] as const) : []),
    ...(!isGone && kept.zusammen > mostOf(article) ? (['menge'] as const) : []),
  ]
}

/** A line whose article is not sold any more: what it was called and cost is all there is to say. */
function goneOf(kept: Kept): WarenkorbPosition {
  const { id, sprache, titel, groesse, anmerkungen, menge, preis_cent } = kept
  return {
    id,
    artikel: null,
    sprache,
    titel,
    titel_vorher: null,
    bild: null,
    detailURL: null,
    groesse: orNull(groesse),
    anmerkungen: orNull(anmerkungen),
    menge,
    hoechstens: 0,
    preis_cent,
    preis_vorher_cent: null,
    gesamt_cent: 0,
    mwst: 19,
    widerruf: 'ja',
    lieferzeit: null,
    eintritt: null,
    letzter_tag: null,
    hinweise: ['weg'],
  }
}

function positionOf(kept: Kept, article: CartArticle): WarenkorbPosition {
  const { sprache, titel, bild, detailURL, mwst, widerruf, lieferzeit } = article
  const preis_cent = centsOf(article)
  const hinweise = hintsOf(kept, article)
  return {
    id: kept.id,
    artikel: article.id,
    sprache,
    titel,
    titel_vorher: hinweise.includes('name') ? kept.titel : null,
    bild,
    detailURL,
    groesse: orNull(kept.groesse),
    anmerkungen: orNull(kept.anmerkungen),
    menge: kept.menge,
    hoechstens: mostOf(article),
    preis_cent,
    preis_vorher_cent: hinweise.includes('preis') ? kept.preis_cent : null,
    gesamt_cent: preis_cent * kept.menge,
    mwst,
    widerruf,
    lieferzeit,
    ...eintrittOf(article),
    hinweise,
  }
}

/** A word that differs as soon as anything that somebody agrees to does. */
function standOf(positionen: readonly WarenkorbPosition[]): string {
  const agreed = positionen.map((one) => [
    one.id,
    one.titel,
    one.groesse,
    one.anmerkungen,
    one.menge,
    one.preis_cent,
    one.mwst,
    one.widerruf,
    one.eintritt,
  ])
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 22)
}

/**
 * A cart as its owner sees it: every line with today's name and price, and what has changed since it
 * was put in. Of an article in several sizes all lines count together.
 */
export function viewOf(stored: readonly StoredPosition[], articles: Articles): Warenkorb {
  const asked = new Map<string, number>()
  for (const { artikel, menge } of stored) asked.set(artikel, (asked.get(artikel) ?? 0) + menge)
  const positionen = stored.map((one) => {
    const kept = { ...one, zusammen: asked.get(one.artikel) ?? one.menge }
    const article = one.nummer === null ? undefined : articles.get(one.nummer)
    return article ? positionOf(kept, article) : goneOf(kept)
  })
  const isFine = ({ hinweise }: WarenkorbPosition) => !hinweise.some((one) => hindering.has(one))
  return {
    positionen,
    waren_cent: positionen.reduce((sum, { gesamt_cent }) => sum + gesamt_cent, 0),
    bestellbar: positionen.length > 0 && positionen.every(isFine),
    stand: standOf(positionen),
  }
}

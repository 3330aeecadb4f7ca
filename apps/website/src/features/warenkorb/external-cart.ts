import type { ShopArtikel } from '@kurstadt/contract'
import { groessenOf, mostOf } from '@kurstadt/contract/shop'
import { createContext, use } from 'react'
import type { RenderFacts } from '../../content/index.ts'

/** A shopping-cart service in the place of our own cart. */
export type ExternalCart = {
  name: string
  script: string
  styles: string | null
  key: string | null
  /** Origins that its script, styles, pictures and frames come from or talk to. */
  origins: readonly string[]
}

type CartEnv = {
  CART_SCRIPT?: string | undefined
  CART_STYLES?: string | undefined
  CART_NAME?: string | undefined
  CART_PUBLIC_KEY?: string | undefined
  CART_HOSTS: readonly string[]
}

/** The service that the environment names; null for our own cart. */
export function externalCartOf(env: CartEnv): ExternalCart | null {
  const { CART_HOSTS, CART_NAME, CART_PUBLIC_KEY, CART_SCRIPT: script, CART_STYLES } = env
  if (script === undefined || CART_NAME === undefined) return null
  const styles = CART_STYLES ?? null
  const named = [script, ...(styles === null ? [] : [styles])].map((url) => new URL(url).origin)
  const origins = [...new Set([...named, ...CART_HOSTS.map((host) => `https://${host}`)])]
  return { name: CART_NAME, script, styles, key: CART_PUBLIC_KEY ?? null, origins }
}

/** The service of this installation. */
export const ExternalCartContext = createContext<ExternalCart | null>(null)

/** The same, for a view. */
export const useExternalCart = () => use(ExternalCartContext)

/** Lets a page that sells something load the service, of which nothing is asked before a click. */
export function allowCart(
  { cartSources }: Pick<RenderFacts, 'cartSources'>,
  cart: ExternalCart | null,
  blocks: readonly { template: string }[],
): void {
  if (!blocks.some(({ template }) => template === 'shop-artikel')) return
  for (const origin of cart?.origins ?? []) cartSources.add(origin)
}

/** Something that the visitor says of an item: a choice of some words, or a text. */
export type CustomField = { name: string; options: readonly string[]; isRequired: boolean }

/** An item as a shopping-cart service takes it (spec 7). */
export type CartItem = {
  id: string
  /** Page that says the same of it, for the service to compare. */
  url: string
  /** Euros with VAT. */
  price: number
  description: string
  name: string
  quantity: number
  maxQuantity: number
  /** Grams. */
  weight: number
  customFields: readonly CustomField[]
}

type Article = Pick<
  ShopArtikel,
  | 'einleitung'
  | 'gewicht_pro_einheit'
  | 'groessen'
  | 'hoechstens'
  | 'id'
  | 'menge_aktuell'
  | 'menge_limit'
  | 'preis_pro_einheit'
  | 'titel'
>

type Words = { size: string; remarks: string }

/** An article as such an item; its page is the one at `url`. */
export function cartItemOf(article: Article, url: string, words: Words): CartItem {
  // Some services read a price out of brackets, and the next choice after a stroke.
  const sizes = groessenOf(article).map((one) => one.replaceAll(/[[\]]/g, '').replaceAll('|', ' '))
  const size = { name: words.size, options: sizes, isRequired: true }
  return {
    id: String(article.id),
    url,
    price: article.preis_pro_einheit,
    description: article.einleitung,
    name: article.titel,
    quantity: 1,
    maxQuantity: mostOf(article),
    weight: article.gewicht_pro_einheit,
    customFields: [
      ...(sizes.length > 0 ? [size] : []),
      { name: words.remarks, options: [], isRequired: false },
    ],
  }
}

/** The item as attributes of its button, under the names that such services read. */
export function itemAttributes(item: CartItem): Record<string, string> {
  const { customFields, description, id, maxQuantity, name, price, quantity, url, weight } = item
  const fields: [string, string][] = customFields.flatMap((field, index) => {
    const { isRequired, name: label, options } = field
    const at = `data-item-custom${index + 1}`
    const kind = options.length > 0 ? 'options' : 'type'
    return [
      [`${at}-name`, label],
      [`${at}-${kind}`, options.length > 0 ? options.join('|') : 'textarea'],
      [`${at}-required`, String(isRequired)],
    ]
  })
  return {
    'data-item-id': id,
    'data-item-url': url,
    'data-item-price': price.toFixed(2),
    'data-item-description': description,
    'data-item-name': name,
    'data-item-quantity': String(quantity),
    'data-item-max-quantity': String(maxQuantity),
    'data-item-weight': String(weight),
    ...Object.fromEntries(fields),
  }
}

import { type Angebot, type Sprache, slugOf } from '@kurstadt/contract'

/** Pages of the request form where the editor named none (spec 2.2). */
const requestPages: Record<Sprache, string> = {
  de: '/de/angebote/anfrage/',
  en: '/en/offers/request/',
}

/** What stands for a house that the tourist information is to propose. */
export const anyHouse = 'vorschlag'

/** So much of a name stands in an address; a request keeps no more than two hundred signs of one. */
const longestSlug = 100

/** Its number tells an entry from others of its name; the words are for who reads the address. */
const keyOf = (slug: string, id: number) => `${slug.slice(0, longestSlug)}-id_${id}`

/** A package as the request form is told of it: the last part of its address, else its title. */
export function packageKey({ id, titel, detailURL }: Pick<Angebot, 'id' | 'titel' | 'detailURL'>) {
  return keyOf(detailURL?.split('/').findLast((part) => part !== '') ?? slugOf(titel), id)
}

/** A house as the request form, and then the office, is told of it. */
export const houseKey = ({ id, titel }: { id: number; titel: string }) => keyOf(slugOf(titel), id)

/** What the address may say was chosen: a number, after words and `-id_` or alone. */
export const chosenQuery = { pauschale: /^[\w-]{1,200}$/, hotel: /^[\w-]{1,200}$/ }

/** The entry that a key of the address means; null for none of them. */
export function chosenOf<Entry extends { id: number }>(
  entries: readonly Entry[],
  key: string | undefined,
): Entry | null {
  const [, digits] = /^(?:.+-id_)?(\d+)$/.exec(key ?? '') ?? []
  return entries.find(({ id }) => String(id) === digits) ?? null
}

type Asked = { pauschale: string; hotel: string; page: string | null; sprache: Sprache }

/** The request form for a package in a house: `pauschale` and `hotel` in its address (spec 2.2). */
export function requestHref({ pauschale, hotel, page, sprache }: Asked): string {
  const [path, query = ''] = (page ?? requestPages[sprache]).split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('pauschale', pauschale)
  parameters.set('hotel', hotel)
  return `${path}?${parameters}`
}

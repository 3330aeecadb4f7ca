import { type Sprache, slugOf } from '@kurstadt/contract'

/** Pages of the request form where the editor named none (spec 2.2). */
const requestPages: Record<Sprache, string> = {
  de: '/de/angebote/anfrage/',
  en: '/en/offers/request/',
}

/** What stands for a house that the tourist information is to propose. */
export const anyHouse = 'vorschlag'

/** A package as the request form is told of it: the last part of its address, else its title. */
export function packageKey({ titel, detailURL }: { titel: string; detailURL: string | null }) {
  return detailURL?.split('/').findLast((part) => part !== '') ?? slugOf(titel)
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

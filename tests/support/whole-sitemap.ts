import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import type { Sent } from './outside-requests.ts'

/** A page of the sitemap as it was sent. */
export type ListedPage = Sent & { path: string; status: number }

/** Pages that are asked for at a time. */
const atOnce = 8

/** Times that a page is asked for, the later ones where it says that it is too busy. */
const mostTries = 3

/** Asks for every page of the sitemap once: to make them all takes longer than to look at them. */
export async function wholeSitemap(request: APIRequestContext): Promise<ListedPage[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc),
  )
  const ask = async ({ pathname: path }: URL, place: number): Promise<ListedPage> => {
    // As many visitors: all of it is more than the share of one.
    const headers = { 'X-Forwarded-For': `198.18.${place >> 8}.${place % 256}` }
    let answer = await request.get(path, { headers })
    for (let tries = 1; tries < mostTries && answer.status() === 503; tries += 1) {
      await sleep(Number(answer.headers()['retry-after'] ?? 1) * 1_000)
      answer = await request.get(path, { headers })
    }
    const policy = answer.headers()['content-security-policy'] ?? ''
    const html = await answer.text()
    return { path, address: answer.url(), status: answer.status(), html, policy }
  }
  const pages: ListedPage[] = []
  for (let from = 0; from < addresses.length; from += atOnce) {
    const asked = addresses.slice(from, from + atOnce)
    pages.push(...(await Promise.all(asked.map((address, at) => ask(address, from + at)))))
  }
  return pages
}

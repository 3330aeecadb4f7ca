import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'

/** A page as it was sent: what stands in HTML needs no browser that draws it. */
export type SentPage = { status: number; address: string; path: string; document: Document }

/** Asks for a page and reads it; no script runs and nothing it names is fetched. */
export async function sentPage(request: APIRequestContext, path: string): Promise<SentPage> {
  const answer = await request.get(path)
  const { document } = new JSDOM(await answer.text(), { url: answer.url() }).window
  return {
    status: answer.status(),
    address: answer.url(),
    path: new URL(answer.url()).pathname,
    document,
  }
}

const inOneLine = (element: Element | null) => element?.textContent.replaceAll(/\s+/g, ' ').trim()

/** The words of the first element that is meant; undefined when there is none. */
export const textOf = (part: ParentNode, selector: string): string | undefined =>
  inOneLine(part.querySelector(selector))

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ??
  inOneLine(
    element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element,
  )

/** The first element that is meant and has this name; throws when there is none. */
export function named(part: ParentNode, selector: string, name: string | RegExp): Element {
  const found = [...part.querySelectorAll(selector)].find((one) => {
    const its = nameOf(one) ?? ''
    return typeof name === 'string' ? its === name : name.test(its)
  })
  if (!found) throw new Error(`no ${selector} is called ${name}`)
  return found
}

/** Where the first link of this name leads. */
export const hrefOf = (part: ParentNode, name: string | RegExp): string =>
  named(part, 'a', name).getAttribute('href') ?? ''

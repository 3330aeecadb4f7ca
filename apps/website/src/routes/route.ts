import type { PageTheme } from '@kurstadt/contract'
import type { ReactNode } from 'react'
import type { RenderFacts } from '../content/index.ts'

/** A request as a route sees it; `facts` takes what the route says about its answer. */
export type Asked = {
  request: Request
  url: URL
  /** Named parts of the path. */
  params: Readonly<Record<string, string>>
  facts: RenderFacts
}

/** A page as a route shows it: what stands in the document, and how it is sent. */
export type Shown = {
  theme: PageTheme
  view: ReactNode
  status?: number
  headers?: Readonly<Record<string, string>>
  /** What is set as `Set-Cookie`, each for itself. */
  cookies?: readonly string[]
}

/** Answers a request with a page, or with something that is none. */
export type Answer = (asked: Asked) => Promise<Shown | Response>

/** An address and who answers there; what is posted to a route without `take` is refused. */
export type Route = { path: RegExp; show?: Answer; take?: Answer }

/** Thrown by a route that can only show an error page. */
export class Failed extends Error {
  override name = 'Failed'
  readonly shown: Shown

  constructor(shown: Shown) {
    super(`answered with ${shown.status}`)
    this.shown = shown
  }
}

/** Leads to another address. */
export const redirect = (location: string, status: number): Response =>
  new Response(null, { status, headers: { Location: location } })

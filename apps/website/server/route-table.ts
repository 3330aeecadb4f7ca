import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadKind, Share } from './read-shares.ts'
import type { Reply } from './reply.ts'
import type { RequestHead } from './request-head.ts'
import type { Target } from './target.ts'

/** A request with the headers that count, and the answer to be written. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  head: RequestHead
  /** Aborted when the visitor has gone. */
  signal: AbortSignal
}

/** A request that has found its route; `groups` are those of the route's pattern, from 1 on. */
export type Asked = Exchange & {
  target: Target
  groups: readonly (string | undefined)[]
  /** What the sender may still have made for them. */
  shareOf: (kind: ReadKind) => Share
}

/** `sent` by the route itself; null: what is asked for is not there after all, the next one may look. */
export type Answer = Reply | 'sent' | null

/** Methods that any route of ours takes. */
export type Method = 'GET' | 'HEAD' | 'POST'

/** Who answers an address, and to which methods. */
export type Route = {
  /** For people who read the table. */
  name: string
  methods: readonly Method[]
  /** The decoded path as a whole: an exact one, or an expression for it. */
  pattern: string | RegExp
  answer: (asked: Asked) => Answer | Promise<Answer>
  /** The answer to other methods, where it is not the static page; it gets its `Allow` from the route. */
  refuse?: () => Reply
}

/** Methods of what can only be looked at. */
export const reading: readonly Method[] = ['GET', 'HEAD']

/** A route that an address leads to. */
export type Match = { route: Route; groups: readonly (string | undefined)[] }

/** The routes whose pattern fits a path, in the order of the table. */
export function* matches(table: readonly Route[], path: string): Generator<Match> {
  for (const route of table) {
    const found = match(route.pattern, path)
    if (found !== null) yield { route, groups: found }
  }
}

/** True for a method that a route takes, whatever a client calls its own. */
export function takes({ methods }: Pick<Route, 'methods'>, method: string): boolean {
  return methods.some((each) => each === method)
}

/** Value of `Allow`: what a route takes, or what any of several does, in a fixed order. */
export function allowed(...routes: readonly Pick<Route, 'methods'>[]): string {
  const order: readonly Method[] = ['GET', 'HEAD', 'POST']
  return order.filter((method) => routes.some((route) => takes(route, method))).join(', ')
}

function match(pattern: string | RegExp, path: string): readonly (string | undefined)[] | null {
  if (typeof pattern === 'string') return pattern === path ? [] : null
  const found = pattern.exec(path)
  return found && [...found].slice(1)
}

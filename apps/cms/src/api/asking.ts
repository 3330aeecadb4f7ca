import { laneHeader } from '@kurstadt/contract'
import type { Context } from 'hono'
import type { Env } from '../wire/bindings.ts'
import type { Asking } from '../wire/lanes/index.ts'

/** What the lanes look at in a request for a call or a file. */
export function askingOf(name: Asking['name'], { req, env }: Context<Env>): Asking {
  const leaving = new AbortController()
  env.outgoing.once('close', () => leaving.abort())
  return { name, asked: req.header(laneHeader), gone: leaving.signal }
}

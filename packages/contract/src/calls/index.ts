import type { z } from 'zod'
import { apiBasePath } from '../base-path.ts'
import { bergbahnCalls } from './bergbahn.ts'
import { erlebenCalls } from './erleben.ts'
import { gewerbeCalls } from './gewerbe.ts'
import { intranetCalls } from './intranet.ts'
import { pageCalls } from './pages.ts'
import { parkenCalls } from './parken.ts'
import { pushCalls } from './push.ts'
import { ratCalls } from './rat.ts'
import { rathausCalls } from './rathaus.ts'
import { stadtCalls } from './stadt.ts'
import { veranstaltungenCalls } from './veranstaltungen.ts'
import { wegweiserCalls } from './wegweiser.ts'
import { zweitfaktorCalls } from './zweitfaktor.ts'

export type { CallSpec } from './define-call.ts'
export type { OrderField } from './query.ts'

/**
 * Every call of the content API by its name: the path below `/api/cms/`, where `{id}` is a wire
 * number. An `apiCalls[].name` is one of these and nothing else (reliability T26).
 */
export const calls = {
  ...pageCalls,
  ...veranstaltungenCalls,
  ...rathausCalls,
  ...wegweiserCalls,
  ...stadtCalls,
  ...erlebenCalls,
  ...ratCalls,
  ...intranetCalls,
  ...gewerbeCalls,
  ...parkenCalls,
  ...zweitfaktorCalls,
  ...bergbahnCalls,
  ...pushCalls,
}

/** Name of a call. */
export type CallName = keyof typeof calls
/** Parsed answer of a call. */
export type Answer<Name extends CallName> = z.infer<(typeof calls)[Name]['answer']>
/** Parsed parameters of a call. */
export type Params<Name extends CallName> = z.infer<(typeof calls)[Name]['params']>

/** True for a name the registry knows. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** All names. */
export const callNames = Object.keys(calls).filter(isCallName)

/**
 * Takes a name as a route writes it apart: `seiten/41` → `{ name: 'seiten/{id}', id: 41 }`.
 * Null for anything that is not a registered call with at most one wire number, and for a call that
 * needs a session: no page may name it (reliability T12).
 */
export function resolveCall(written: string): { name: CallName; id: number | null } | null {
  const match = /^([a-z_]+)(?:\/([1-9]\d{0,9}))?$/.exec(written)
  if (!match) return null
  const [, base = '', digits] = match
  const name = digits === undefined ? base : `${base}/{id}`
  if (!isCallName(name) || calls[name].zugang !== undefined) return null
  return { name, id: digits === undefined ? null : Number(digits) }
}

/** Address of a call, its placeholders left in: below the base path unless spec 7 names another. */
export function callAddress(name: CallName): string {
  return calls[name].path ?? `${apiBasePath}/${name}`
}

/** The call that an address belongs to, under the rules of `resolveCall`; null for any other. */
export function resolveAddress(path: string): ReturnType<typeof resolveCall> {
  const own = callNames.find((name) => calls[name].path === path)
  if (own !== undefined) return { name: own, id: null }
  const base = `${apiBasePath}/`
  const below = path.startsWith(base) ? resolveCall(path.slice(base.length)) : null
  return below && calls[below.name].path === undefined ? below : null
}

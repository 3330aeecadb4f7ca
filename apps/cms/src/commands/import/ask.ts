import type { CallName, Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { recordOf, rowsOf, type Values } from '../../platform/record.ts'
import { ownAnswer, type Sessions } from '../../wire/own-answer.ts'

/** What is asked of a call: its parameters, and the number or last part of its address. */
export type Asked = { params?: Readonly<Record<string, string>>; id?: number; url?: string }

/** Asks a server that honours the contract, the source or our own; null for what is not there. */
export type Ask = (name: CallName, asked?: Asked) => Promise<unknown>

/** Rows of a list asked for at a time, so that no server has to answer more than it can. */
const perPage = 200

/** Asks our own API, below its check of who may. */
export function askOwn(payload: Payload, sessions: Sessions): Ask {
  return (name, asked = {}) => ownAnswer(payload, name, { ...asked, sessions })
}

/** All rows of a list call, each entry once, in its order. */
export async function wholeList(
  ask: Ask,
  name: CallName,
  { params = {}, ...rest }: Asked = {},
): Promise<Values[]> {
  const found = new Map<unknown, Values>()
  let read = 0
  for (let seite = 1; ; seite += 1) {
    const paging = { seite: String(seite), pro_seite: String(perPage) }
    const answer = recordOf(await ask(name, { ...rest, params: { ...params, ...paging } }))
    const rows = rowsOf(answer.data)
    for (const [at, row] of rows.entries()) {
      const name = row.id ?? row.von ?? `${read + at}`
      found.set(name, found.get(name) ?? row)
    }
    read += rows.length
    if (rows.length === 0 || read >= Number(answer.anzahl)) return [...found.values()]
  }
}

/** Parameters that ask for a language. */
export function inSprache(sprache: Sprache): { params: { sprache: Sprache } } {
  return { params: { sprache } }
}

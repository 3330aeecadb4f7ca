import { ContentError } from './page.ts'
import { type AnswerAs, type AskedAs, type Asker, type Reaching, readAs } from './session.server.ts'

/** Why nobody is answered: the session has ended, or its password has to be changed first. */
export type Shut = { kind: 'out' } | { kind: 'first' }

/** Thrown where the session opens nothing; every call of a page says so alike. */
class ShutOut extends Error {
  override name = 'ShutOut'
  readonly why: Shut

  constructor(why: Shut) {
    super(why.kind)
    this.why = why
  }
}

type Found<Value> = Exclude<AnswerAs<Value>, Shut>

/** Asks a call in somebody's name. */
export type Ask = <Value>(asked: AskedAs<Value>) => Promise<Found<Value>>

/** Reads in somebody's name; answers why not, where their session opens nothing. */
export async function askingAs<Page>(
  reaching: Reaching,
  asker: Asker,
  read: (ask: Ask) => Promise<Page>,
): Promise<Page | Shut> {
  const ask: Ask = async (asked) => {
    const answer = await readAs(reaching, asker, asked)
    if (answer.kind === 'out' || answer.kind === 'first') throw new ShutOut({ kind: answer.kind })
    return answer
  }
  try {
    return await read(ask)
  } catch (error) {
    if (error instanceof ShutOut) return error.why
    throw error
  }
}

/** Null in the place of what cannot be had now; a session that opens nothing is no such thing. */
export async function orNull<Value>(reads: Promise<Value>): Promise<Value | null> {
  try {
    return await reads
  } catch (error) {
    if (error instanceof ContentError && error.code === 'unavailable') return null
    throw error
  }
}

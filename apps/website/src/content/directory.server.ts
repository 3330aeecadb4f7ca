import {
  directoryBegun,
  directoryEntered,
  directoryPaths,
  directoryProblems,
} from '@kurstadt/contract'
import { z } from 'zod'
import type { DirectoryFault } from './login-outcomes.ts'
import { post, type Reaching } from './session.server.ts'
import type { IntranetSession } from './session-cookie.ts'

/** What came of the way to the directory. */
export type DirectoryBegun =
  | { kind: 'begun'; adresse: string; merker: string }
  | { kind: 'failed'; fault: DirectoryFault }

/** What came of the way back; `ziel` is where somebody wanted to go. */
export type DirectoryEntered =
  | { kind: 'in'; session: IntranetSession; ziel: string }
  | { kind: 'failed'; fault: DirectoryFault }

const refusal = z.object({
  error: z.object({ fields: z.object({ rathauskonto: z.enum(directoryProblems) }) }),
})

/** Asks the content API; what stands in codes and tokens is never reported (T67). */
async function ask<Answer>(
  reaching: Reaching,
  path: string,
  { body, answer }: { body: object; answer: z.ZodType<Answer> },
): Promise<Answer | DirectoryFault> {
  try {
    const response = await post(reaching, path, body, {})
    const said: unknown = await response.json()
    if (response.status === 200) return answer.parse(said)
    const refused = refusal.safeParse(said)
    if (refused.success) return refused.data.error.fields.rathauskonto
    throw new Error(`the content API answered ${response.status}`)
  } catch (error) {
    reaching.report('nobody can log in at the directory', { error })
    return 'away'
  }
}

/** Begins a login with an account of the town hall's directory. */
export async function beginAtDirectory(reaching: Reaching, ziel: string): Promise<DirectoryBegun> {
  const call = { body: { ziel }, answer: directoryBegun }
  const begun = await ask(reaching, directoryPaths.begin, call)
  return typeof begun === 'string' ? { kind: 'failed', fault: begun } : { kind: 'begun', ...begun }
}

/** Ends it with the query that the directory has sent somebody back with. */
export async function endAtDirectory(
  reaching: Reaching,
  came: { antwort: string; merker: string },
): Promise<DirectoryEntered> {
  const call = { body: came, answer: directoryEntered }
  const entered = await ask(reaching, directoryPaths.end, call)
  if (typeof entered === 'string') return { kind: 'failed', fault: entered }
  const { ziel, ...session } = entered
  return { kind: 'in', session, ziel }
}

import { z } from 'zod'

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const unknown = 'Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.'

/** The store has no room for a file; asking again makes none. */
const full = 507
/**
 * What the server says of its own mistakes is not for editors; of a store or a database that is
 * away, and of a disk that is full, it says what they can do.
 */
const isForEditors = new Set([503, full])

/**
 * What a call of the back office answers, or in German why it did not; `isFinal` where asking again
 * would hear the same.
 */
export type Answer<Body> =
  | { body: Body; problem: null }
  | { body: null; problem: string; isFinal: boolean }

/** Reads what a call was answered; `schema` says what is expected, null is a line that broke. */
export async function readAnswer<Schema extends z.ZodType>(
  response: Response | null,
  schema: Schema,
): Promise<Answer<z.output<Schema>>> {
  if (!response) return { body: null, problem: unknown, isFinal: false }
  const answer: unknown = await response.json().catch(() => null)
  const read = schema.safeParse(answer)
  if (response.ok && read.success) return { body: read.data, problem: null }
  const { status } = response
  const refusal = failure.safeParse(status < 500 || isForEditors.has(status) ? answer : null)
  const problem = refusal.data?.errors[0]?.message ?? unknown
  return { body: null, problem, isFinal: status < 500 || status === full }
}

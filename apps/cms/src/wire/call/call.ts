import type { Answer, CallName, OrderField, Params } from '@kurstadt/contract'
import type { PaginatedDocs, Payload } from 'payload'
import { ApiError } from '../errors.ts'
import type { Sessions } from '../session.ts'
import { honestCount } from '../sound/index.ts'
import { tagOf } from '../tags.ts'

/** What a call gets: parsed parameters and, for `…/{id}`, the wire number. */
export type CallInput<Name extends CallName> = {
  payload: Payload
  params: Params<Name>
  id: number
  /** The newest draft is asked for and not what is public; only `vorschau` does so. */
  isPreview?: boolean
  /** Last part of the address for `…/{url}`. */
  url?: string
  /** Who asks; nobody in particular when absent. */
  sessions?: Sessions
}

/**
 * An answer in the contract's shape with the tags of the changes that end it. One that says what a
 * visitor typed is private: no store keeps it.
 */
export type CallResult<Name extends CallName> = {
  answer: Answer<Name>
  tags: string[]
  isPrivate?: boolean
}

/** One call of the contract: parameters → find → serialise. */
export type Call<Name extends CallName> = (input: CallInput<Name>) => Promise<CallResult<Name>>

/** Payload's sort of an `order`, ended by the number so that pages of a list never overlap. */
export function sortOf(order: readonly OrderField[], ...further: string[]): string[] {
  const asked = order.map(({ field, descending }) => (descending ? `-${field}` : field))
  return [...asked, ...further, 'nummer']
}

/** The only document of a look-up by number; throws `not-found`, which ends when the entry changes. */
export function onlyOne<Doc>(docs: readonly Doc[], type: string, id: number): Doc {
  const [doc] = docs
  if (doc === undefined) throw new ApiError('not-found', { tags: [type, tagOf(type, id)] })
  return doc
}

/**
 * The envelope of a list around its serialised entries. `anzahl` is what was found; of a list that
 * fits on one page those that had to be left out (`gone`) are taken off. A longer one counts them:
 * otherwise its last page could not be reached.
 */
export function listOf<Entry>(
  data: Entry[],
  { totalDocs, gone = 0 }: Pick<PaginatedDocs, 'totalDocs'> & { gone?: number },
  { seite, pro_seite }: { seite: number; pro_seite: number },
) {
  return { data, anzahl: honestCount(totalDocs, { gone, pro_seite }), seite, pro_seite }
}

/** The answer with further types whose changes end it, because one of them could join it. */
export function alsoEndedBy<Result extends { tags: string[] }>(
  result: Result,
  ...types: readonly string[]
): Result {
  return { ...result, tags: [...result.tags, ...types] }
}

/** Every call of the contract with what answers it. */
export type Calls = { [Name in CallName]: Call<Name> }

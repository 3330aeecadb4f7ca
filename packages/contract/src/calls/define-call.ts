import { z } from 'zod'
import type { Zugang } from '../sessions.ts'
import { spracheParam } from './query.ts'

/** What contract, API and content client agree on for one call. */
export type CallSpec<Params extends z.ZodType, Answer extends z.ZodType> = {
  /** Parameters as they stand in the query; unknown ones are dropped, wrong ones are a 400. */
  params: Params
  answer: Answer
  /** Address as the specification names it, where that is not below the API's base path. */
  path?: string
  /** Session without which the call is a 401 and which no store sees; open to all when absent. */
  zugang?: Exclude<Zugang, 'oeffentlich'>
  /** Chapter of the specification. */
  spec: string
  summary: string
}

/** Declares a call; exists so that parameters and answer keep their exact types. */
export function defineCall<Params extends z.ZodType, Answer extends z.ZodType>(
  spec: CallSpec<Params, Answer>,
): CallSpec<Params, Answer> {
  return spec
}

/** Parameters of a call for one entry. */
export const single = z.object(spracheParam)

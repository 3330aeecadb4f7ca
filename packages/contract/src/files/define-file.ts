import type { z } from 'zod'

/** What contract, API and website agree on for a file that the API makes. */
export type FileSpec<Params extends z.ZodObject> = {
  /** Parameters as they stand in the query; unknown ones are dropped, wrong ones are a 400. */
  params: Params
  /** Its content type. */
  type: string
  /** Chapter of the specification. */
  spec: string
  summary: string
}

/** Declares a file; exists so that its parameters keep their exact type. */
export function defineFile<Params extends z.ZodObject>(spec: FileSpec<Params>): FileSpec<Params> {
  return spec
}

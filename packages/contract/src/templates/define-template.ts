import type { z } from 'zod'
import type { Slot } from '../page/page.ts'

/** The call that feeds a template's `context` (page model, section 2). */
export type TemplateFeed = {
  /** Key of the call registry; `{id}` is filled from the address of a detail page. */
  call: string
  /** Fixed parameters of the call. */
  params?: Record<string, string | number | boolean>
  /** Parameters that the editor sets at the block; with one of them set, `seite` passes no more. */
  fromBlock?: readonly string[]
  /** Parameters of the visitor that pass through; nothing else does (reliability T27). */
  query?: readonly string[]
}

/** What contract, CMS and website agree on for one template. */
export type TemplateSpec<Context extends z.ZodType, Options extends z.ZodType> = {
  /** Shape of the call's answer, or `z.null()` when the block carries all it shows. */
  context: Context
  /** Shape of what the editor set at the block. */
  options: Options
  feed: TemplateFeed | null
  /** Slots the template fits into. */
  slots: readonly Slot[]
  /** Chapter of the specification. */
  spec: string
}

/** Declares a template; exists so that `context` and `options` keep their exact types. */
export function defineTemplate<Context extends z.ZodType, Options extends z.ZodType>(
  spec: TemplateSpec<Context, Options>,
): TemplateSpec<Context, Options> {
  return spec
}

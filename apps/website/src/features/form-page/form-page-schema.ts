import { formNames } from '@kurstadt/contract/forms'
import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())

const state = z.union([
  z.object({ kind: z.literal('editing') }),
  z.object({ kind: z.literal('sending') }),
  z.object({ kind: z.literal('success'), referenz: z.string(), verlauf: z.string() }),
  z.object({ kind: z.literal('error'), why: z.enum(['failed', 'busy', 'incomplete']) }),
])

const reply = z.object({
  formular: z.enum(formNames),
  state,
  result: z.nullable(z.object({ values: texts, problems: texts })),
})

const address = z.nullable(z.string())

/** Parses what a form knows of its page when it comes to life in the browser. */
export const formPage = z.object({
  heute: z.string(),
  reply: z.nullable(reply),
  emails: z.object({ tourismus: address, rathaus: address }),
})

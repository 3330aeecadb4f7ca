import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const refusal = z.object({
  status: z.int().min(400).max(499),
  message: z.string(),
  data: z.object({
    collection: z.string().optional(),
    global: z.string().optional(),
    errors: z.array(
      z.object({ label: z.string().optional(), message: z.string(), path: z.string() }),
    ),
  }),
})

/**
 * Hands on what is wrong with which field. Payload knows its errors by their class, but the back
 * office's bundle holds each class twice, once for its pages and once for its calls: an error of the
 * one is a stranger to the other, and the editor would read only that something is not correct.
 */
export const keepFieldMessages: AfterErrorHook = ({ error }) => {
  const { data: refused } = refusal.safeParse(error)
  if (!refused) return
  const { status, message, data } = refused
  return { response: { errors: [{ name: 'ValidationError', message, data }] }, status }
}

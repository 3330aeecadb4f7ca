import { z } from 'zod'

/** Machine-readable reasons the content API gives; the HTTP status carries the same meaning. */
export const errorCodes = [
  'bad-request',
  'unauthorised',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'gone',
  'too-large',
  'uri-too-long',
  'unsupported-media-type',
  'too-many-requests',
  'later',
  'internal',
  'unavailable',
] as const

/** One of the reasons an API answer may fail with. */
export type ErrorCode = (typeof errorCodes)[number]

/** Body of every answer that is not a success: what went wrong and, for a wrong parameter, which field. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

/** Parsed body of a failed answer. */
export type ErrorBody = z.infer<typeof errorBody>

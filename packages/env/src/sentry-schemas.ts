import { z } from 'zod'

/** `https://key@host/123`, with a folder before the number where the service lies in one. */
const dsn = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^https?:\/\/[\w-]{1,100}@[^/?#]+(\/[\w-]+)*\/\d{1,20}$/.test(url), {
    message: 'is an address such as https://key@errors.example/1',
  })

/** Where the job worker hands on errors, for a service that speaks Sentry's protocol. */
export const sentryVariables = {
  /** Address with a public key, as the service shows it; without one nobody is told. */
  SENTRY_DSN: dsn.optional(),
  /** Lets that address be http, at any port, or in a private network. */
  SENTRY_PRIVATE: z.stringbool().default(false),
}

type SentryEnv = z.infer<z.ZodObject<typeof sentryVariables>>

/** Over the internet errors go encrypted. */
export function safeSentry(env: SentryEnv, context: z.RefinementCtx): void {
  const { SENTRY_DSN = '', SENTRY_PRIVATE } = env
  if (SENTRY_PRIVATE || !URL.canParse(SENTRY_DSN)) return
  const { protocol, port } = new URL(SENTRY_DSN)
  if (protocol === 'https:' && port === '') return
  const message = 'has to be https without a port unless SENTRY_PRIVATE is true'
  context.addIssue({ code: 'custom', path: ['SENTRY_DSN'], message })
}

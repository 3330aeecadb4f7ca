import { z } from 'zod'

/** A Matomo of the town's own, which counts visits of those who allow it; off without an address. */
export const matomoVariables = {
  /** Folder that it lies in, such as https://statistik.stadt.example/: what is asked is matomo.php there. */
  MATOMO_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#@]/.test(url), 'is an address without query, hash or account')
    .transform((url) => `${url.replace(/\/+$/, '')}/`)
    .optional(),
  /** Number of this website there. */
  MATOMO_SITE: z.coerce.number().int().min(1).max(1_000_000).optional(),
  /** Lets that address be http, for a receiver on one's own machine. */
  MATOMO_PRIVATE: z.stringbool().default(false),
}

type MatomoEnv = z.infer<z.ZodObject<typeof matomoVariables>>

/** Half a service would silently be none; and visits go encrypted. */
export function wholeMatomo(env: MatomoEnv, context: z.RefinementCtx): void {
  const say = (name: keyof MatomoEnv, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const { MATOMO_PRIVATE, MATOMO_SITE, MATOMO_URL } = env
  if (MATOMO_URL !== undefined && MATOMO_SITE === undefined)
    say('MATOMO_SITE', 'belongs to MATOMO_URL')
  if (MATOMO_URL === undefined && MATOMO_SITE !== undefined)
    say('MATOMO_URL', 'belongs to MATOMO_SITE')
  if (MATOMO_URL?.startsWith('http:') && !MATOMO_PRIVATE)
    say('MATOMO_URL', 'has to be https unless MATOMO_PRIVATE is true')
}

import { z } from 'zod'
import { names } from './names.ts'

/** What a town may demand a second factor for: the intranet, the council's pages, the back office. */
const factorAreas = ['intranet', 'rat', 'redaktion'] as const

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Over any network the directory is asked encrypted; on this machine a test may do without. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

/**
 * Issuer of the directory whose accounts open the intranet (OpenID Connect); its address counts to
 * the letter. The website offers that login where it is named, the content API asks it.
 */
export const oidcIssuer = z.url().refine(isSafe, 'has to be https').optional()

/** How people log in, as the content API and the back office read it. */
export const loginVariables = {
  /** Seconds after which a login to intranet or council ends in any case (T08). */
  SESSION_LONGEST: z.coerce.number().int().min(60).max(86_400).default(43_200),
  /** Where nobody does without a second factor: whoever has none sets it up at the next login. */
  SECOND_FACTOR_REQUIRED: names.pipe(z.array(z.enum(factorAreas))).default([]),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Group of the directory that may enter; nobody else of it does. */
  OIDC_GROUP: z.string().min(1).optional(),
  /** Claim that lists somebody's groups. */
  OIDC_GROUP_CLAIM: z.string().min(1).default('groups'),
  OIDC_SCOPE: z.string().min(1).default('openid email profile'),
  /** Takes addresses for verified that the directory does not call so: it gives them out itself. */
  OIDC_TRUST_EMAIL: z.stringbool().default(false),
}

/** Environment of the login with an account of the directory. */
export type OidcEnv = Pick<
  z.infer<z.ZodObject<typeof loginVariables>>,
  'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_GROUP'
> & { OIDC_ISSUER?: string | undefined }

/** Half of it would be a door that nobody knows who may enter: it takes all of it, or none. */
export function wholeDirectory(env: OidcEnv, context: z.RefinementCtx): void {
  const parts = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_GROUP'] as const
  const missing = parts.filter((part) => env[part] === undefined)
  if (missing.length === parts.length) return
  for (const part of missing)
    context.addIssue({ code: 'custom', path: [part], message: 'belongs to the directory too' })
}

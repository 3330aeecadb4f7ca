import { env } from '../../../env.ts'

/** The directory whose accounts open the intranet, and which of them do. */
export type DirectorySettings = {
  issuer: string
  clientId: string
  clientSecret: string
  group: string
  groupClaim: string
  scope: string
  trustsEmail: boolean
  /** Where the directory sends people back to. */
  redirectUri: string
}

/** The directory of this town; null where there is none. */
export function readDirectorySettings(): DirectorySettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_GROUP: group } = env
  const { OIDC_CLIENT_SECRET: clientSecret } = env
  if (!(issuer && clientId && clientSecret && group)) return null
  return {
    issuer,
    clientId,
    clientSecret,
    group,
    groupClaim: env.OIDC_GROUP_CLAIM,
    scope: env.OIDC_SCOPE,
    trustsEmail: env.OIDC_TRUST_EMAIL,
    redirectUri: `${env.WEBSITE_URL}/de/intranet/rathaus-konto/`,
  }
}

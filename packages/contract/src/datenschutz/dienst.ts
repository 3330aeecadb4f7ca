import type { Sprache } from '../primitives.ts'
import type { DienstName } from './namen.ts'

/**
 * What switches services on or says who they are: variables of the environment under their own names,
 * settings of the back office and the hosts of the map under theirs. No process knows all of them.
 */
export type Lage = Readonly<
  Partial<
    Record<
      | 'CART_NAME'
      | 'CART_SCRIPT'
      | 'CART_STYLES'
      | 'MATOMO_URL'
      | 'MEDIA_S3_ENDPOINT'
      | 'MOLLIE_API_KEY'
      | 'OIDC_ISSUER'
      | 'SENTRY_DSN'
      | 'SMTP_URL'
      | 'buchungsportal'
      | 'newsletter_url',
      string | null | undefined
    > &
      Record<'CART_HOSTS' | 'EMBED_HOSTS' | 'karte_haeuser', readonly string[] | undefined>
  >
>

/** What visitors are told of a service; sentences without a heading of their own. */
export type DienstWorte = {
  titel: string
  zweck: string
  /** Which data, and when they leave this website. */
  daten: string
  rechtsgrundlage: string
  dauer: string
}

/** A service of another house, with all that the privacy notice says of it. */
export type Dienst = {
  name: DienstName
  /** What of the situation it depends on: variables of the environment, or settings. */
  von: readonly (keyof Lage)[]
  /** Whom data go to, as people may look them up; none as long as it is off. */
  empfaenger: (lage: Lage) => string[]
  worte: Readonly<Record<Sprache, DienstWorte>>
}

/** The host of an address as the only recipient; none without an address, or with one that is none. */
export const hostOf = (address: string | null | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).hostname] : []

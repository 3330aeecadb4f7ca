import { env } from '../../../env.ts'
import type { Anbieter } from './anbieter.ts'
import { openMollie } from './mollie.ts'

/** The provider that this installation has a key of; null where nobody pays online. */
export function gewaehlterAnbieter(): Anbieter | null {
  const { MOLLIE_API_KEY: schluessel, MOLLIE_API_URL: adresse } = env
  return schluessel === undefined ? null : openMollie({ schluessel, adresse })
}

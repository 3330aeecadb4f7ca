import { env } from '../../../env.ts'
import type { PushSettings } from './push-hosts.ts'

/** Which push services are asked besides those of the known browsers, as the environment says. */
export const pushSettings: PushSettings = {
  hosts: env.PUSH_HOSTS,
  isPrivateAllowed: env.PUSH_PRIVATE,
}

import { aktiveDienste, type Lage, vereinteDienste } from '@kurstadt/contract/datenschutz'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import type { Call } from '../../../wire/call/call.ts'
import { plainRead } from '../../../wire/read/index.ts'
import { usualDays } from '../../anfragen/index.ts'
import { portalOf } from '../../einstellungen/index.ts'
import { keptTimesOf } from '../kept-times.ts'
import { readServices, servicesTag } from '../report-services.ts'

/** Variables of the job worker alone, which says for itself whether it has them. */
type Known = Omit<Lage, 'SENTRY_DSN' | 'SMTP_URL'>

/** What this process and the settings say; a provider of payments counts only where the shop offers it. */
async function situationOf(payload: Payload): Promise<{ lage: Known; tage: number }> {
  const read = { ...plainRead, locale: 'de' } as const
  const [site, shop] = await Promise.all([
    payload.findGlobal({ slug: 'einstellungen', ...read }),
    payload.findGlobal({ slug: 'shop_einstellungen', ...read }),
  ])
  const isPaidOnline = shop.zahlungsarten?.includes('online') === true
  const { EMBED_HOSTS, MEDIA_S3_ENDPOINT, MOLLIE_API_KEY, OIDC_ISSUER } = env
  const lage = {
    EMBED_HOSTS,
    MEDIA_S3_ENDPOINT,
    OIDC_ISSUER,
    MOLLIE_API_KEY: isPaidOnline ? MOLLIE_API_KEY : undefined,
    newsletter_url: site.newsletter_url,
    buchungsportal: portalOf(site.gaeste?.portal)?.url,
  }
  return { lage, tage: site.anfragen_tage ?? usualDays }
}

/** What the privacy notice says by itself: services that are switched on, and how long things are kept. */
export const datenschutzangaben: Call<'datenschutzangaben'> = async ({ payload }) => {
  const [{ lage, tage }, told] = await Promise.all([situationOf(payload), readServices(payload)])
  const fristen = keptTimesOf(payload).map((one) =>
    one.name === 'anfragen' ? { ...one, wert: tage } : one,
  )
  return {
    answer: { dienste: vereinteDienste(aktiveDienste(lage), told), fristen },
    tags: [servicesTag, 'einstellungen', 'shop_einstellungen'],
  }
}

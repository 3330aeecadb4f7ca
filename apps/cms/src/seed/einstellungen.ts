import { stelleOf } from './rathaus.ts'
import type { Seeding } from './seeding.ts'

/** Fills in the settings of the site. */
export async function addEinstellungen({ payload, req, town, report }: Seeding): Promise<void> {
  const { ortsname, claim, tourismus, rathaus, meldung_email, newsletter_url, social } =
    town.einstellungen
  const shared = { slug: 'einstellungen', req, depth: 0, overrideAccess: true } as const
  await payload.updateGlobal({
    ...shared,
    locale: 'de',
    data: {
      ortsname,
      claim: claim.de,
      tourismus: stelleOf(tourismus),
      rathaus: stelleOf(rathaus),
      meldung_email,
      newsletter_url,
      social,
    },
  })
  await payload.updateGlobal({
    ...shared,
    locale: 'en',
    data: {
      claim: claim.en,
      tourismus: { name: tourismus.name.en ?? tourismus.name.de },
      rathaus: { name: rathaus.name.en ?? rathaus.name.de },
    },
  })
  report('Einstellungen', 1, 1)
}

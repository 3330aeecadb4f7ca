import { stelleOf } from './rathaus.ts'
import type { Seeding } from './seeding.ts'

/** Fills in the settings of the site. */
export async function addEinstellungen({ payload, req, town, report }: Seeding): Promise<void> {
  const { ortsname, claim, tourismus, rathaus, meldung_email, newsletter_url, social } =
    town.einstellungen
  const places = {
    tourismus: stelleOf(tourismus, town.hinweise),
    rathaus: stelleOf(rathaus, town.hinweise),
  }
  const shared = { slug: 'einstellungen', req, depth: 0, overrideAccess: true } as const
  await payload.updateGlobal({
    ...shared,
    locale: 'de',
    data: {
      ortsname,
      claim: claim.de,
      tourismus: places.tourismus.de,
      rathaus: places.rathaus.de,
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
      tourismus: places.tourismus.en,
      rathaus: places.rathaus.en,
    },
  })
  report('Einstellungen', 1, 1)
}

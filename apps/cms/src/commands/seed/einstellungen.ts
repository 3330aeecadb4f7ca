import { stelleOf } from './rathaus.ts'
import type { Seeding } from './seeding.ts'

/** Fills in the settings of the site. */
export async function addEinstellungen({ payload, req, town, report }: Seeding): Promise<void> {
  const { claim, tourismus, rathaus, schliesstage = [], ...shownAlike } = town.einstellungen
  const places = {
    tourismus: stelleOf(tourismus, town.hinweise),
    rathaus: stelleOf(rathaus, town.hinweise),
  }
  const shared = { slug: 'einstellungen', req, depth: 0, overrideAccess: true } as const
  const german = await payload.updateGlobal({
    ...shared,
    locale: 'de',
    data: {
      ...shownAlike,
      schliesstage: schliesstage.map(({ tag, anlass }) => ({ tag, anlass: anlass.de })),
      claim: claim.de,
      tourismus: places.tourismus.de,
      rathaus: places.rathaus.de,
    },
  })
  await payload.updateGlobal({
    ...shared,
    locale: 'en',
    data: {
      claim: claim.en,
      schliesstage: (german.schliesstage ?? []).map((row, place) => ({
        ...row,
        anlass: schliesstage[place]?.anlass.en ?? null,
      })),
      tourismus: places.tourismus.en,
      rathaus: places.rathaus.en,
    },
  })
  report('Einstellungen', 1, 1)
}

import type { TownContent } from '../../../../../content/shape.ts'
import { adresseIn } from './adresse.ts'
import { idOf, type Seeding } from './seeding.ts'

type Guests = NonNullable<TownContent['einstellungen']['gaeste']>

/** What guests need to know, as the settings keep it. */
function guestsOf({ kurpark, bahnhof, ...rest }: Guests) {
  return { ...rest, kurpark: { koordinaten: kurpark }, bahnhof: { koordinaten: bahnhof } }
}

type Festival = TownContent['einstellungen']['festival']

/** How one books with the festival, in a language. */
function bookingOf(festival: Festival, sprache: 'de' | 'en') {
  if (festival === undefined) return undefined
  const { email, kasse, adresse } = festival
  return { email, kasse, adresse: adresseIn(sprache, adresse) }
}

/** Fills in the settings of the site. */
export async function addEinstellungen(seeding: Seeding): Promise<void> {
  const { payload, req, made, town, report } = seeding
  const {
    claim,
    tourismus,
    rathaus,
    schliesstage = [],
    festival,
    gaeste,
    ...shownAlike
  } = town.einstellungen
  const shared = { slug: 'einstellungen', req, depth: 0, overrideAccess: true } as const
  const house = ({ name, amt }: typeof rathaus) => ({
    name: name.de,
    amt: idOf(made, 'aemter', amt),
  })
  const german = await payload.updateGlobal({
    ...shared,
    locale: 'de',
    data: {
      ...shownAlike,
      schliesstage: schliesstage.map(({ tag, anlass }) => ({ tag, anlass: anlass.de })),
      claim: claim.de,
      festival: bookingOf(festival, 'de'),
      gaeste: gaeste && guestsOf(gaeste),
      tourismus: house(tourismus),
      rathaus: house(rathaus),
    },
  })
  await payload.updateGlobal({
    ...shared,
    locale: 'en',
    data: {
      claim: claim.en,
      festival: bookingOf(festival, 'en'),
      schliesstage: (german.schliesstage ?? []).map((row, place) => ({
        ...row,
        anlass: schliesstage[place]?.anlass.en ?? null,
      })),
      tourismus: { ...house(tourismus), name: tourismus.name.en ?? tourismus.name.de },
      rathaus: { ...house(rathaus), name: rathaus.name.en ?? rathaus.name.de },
    },
  })
  report('Einstellungen', 1, 1)
}

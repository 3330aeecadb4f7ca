import type { BarrierefreiheitContent } from '../../../../../content/shape.ts'
import { tagPlus } from '../../../../../content/tage.ts'
import type { Seeding } from './seeding.ts'

type Angebot = NonNullable<BarrierefreiheitContent['website']>
const offers = ['website', 'app', 'rat', 'intranet'] as const

/** An offer in German; days count from today. */
function germanOf({ today }: Seeding, { geprueft, erstellt, ausnahmen, ...rest }: Angebot) {
  return {
    ...rest,
    geprueft: tagPlus(today, geprueft),
    erstellt: tagPlus(today, erstellt),
    ausnahmen: ausnahmen.map(({ grund, was, warum, bis, alternative }) => ({
      grund,
      was: was.de,
      warum: warum?.de,
      bis: bis === undefined ? null : tagPlus(today, bis),
      alternative: alternative?.de,
    })),
  }
}

/** Rows keep their places and ids in English. */
function englishOf<Row extends object>(rows: readonly Row[], { ausnahmen }: Angebot) {
  return rows.map((row, place) => ({
    ...row,
    was: ausnahmen[place]?.was.en ?? null,
    warum: ausnahmen[place]?.warum?.en ?? null,
    alternative: ausnahmen[place]?.alternative?.en ?? null,
  }))
}

/** Fills in the statement on accessibility. */
export async function addBarrierefreiheit(seeding: Seeding): Promise<void> {
  const { payload, req, town, report } = seeding
  const { barrierefreiheit } = town
  if (barrierefreiheit === undefined) return
  const { rueckmeldung, schlichtung } = barrierefreiheit
  const how = { slug: 'barrierefreiheit', depth: 0, overrideAccess: true, req } as const
  const declared = offers.flatMap((name) => {
    const offer = barrierefreiheit[name]
    return offer === null ? [] : [{ name, offer }]
  })
  const german = await payload.updateGlobal({
    ...how,
    locale: 'de',
    data: {
      ...Object.fromEntries(declared.map(({ name, offer }) => [name, germanOf(seeding, offer)])),
      rueckmeldung,
      schlichtung: { ...schlichtung, name: schlichtung.name.de },
    },
  })
  const english = declared.map(({ name, offer }) => {
    const stored = german[name]
    return [name, { ...stored, ausnahmen: englishOf(stored?.ausnahmen ?? [], offer) }] as const
  })
  await payload.updateGlobal({
    ...how,
    locale: 'en',
    data: {
      ...Object.fromEntries(english),
      schlichtung: { ...german.schlichtung, name: schlichtung.name.en ?? null },
    },
  })
  report('Erklärung zur Barrierefreiheit', 1, 1)
}

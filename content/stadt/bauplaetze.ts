import type { lageplan } from './plan.ts'
import type { BauplatzContent } from './shape.ts'

type Stand = BauplatzContent['status']
type Nutzung = BauplatzContent['nutzung']

/** What a row of plots shares; widths in metres along the street, depth away from it. */
export type Reihe = {
  nord: number
  tief: number
  nutzung: Nutzung
  preis: number | null
  grz: number
  gfz: number
  geschosse: number
  breiten: readonly (readonly [breit: number, stand: Stand])[]
}

/** The plots of some rows, numbered through. */
export function plaetze(
  plan: ReturnType<typeof lageplan>,
  reihen: readonly Reihe[],
  hinweise: Readonly<Record<string, BauplatzContent['hinweis']>>,
): BauplatzContent[] {
  const lots = reihen.flatMap(({ breiten, nord, tief, preis, ...rest }) => {
    let ost = 0
    return breiten.map(([breit, status]) => {
      const ecken = plan.ecken({ ost, nord, breit, tief })
      ost += breit
      return { ...rest, flaeche: breit * tief, preis_pro_qm: preis, status, ecken }
    })
  })
  return lots.map((lot, at) => {
    const nummer = String(at + 1)
    const hinweis = hinweise[nummer]
    return { nummer, ...lot, ...(hinweis === undefined ? {} : { hinweis }) }
  })
}

/** State of a plot, in a letter. */
export const [f, r, v] = ['frei', 'reserviert', 'verkauft'] as const

/** What stands on most plots of a row. */
export const haus = { nutzung: 'einfamilienhaus', grz: 0.35, gfz: 0.7, geschosse: 2 } as const
/** The same for two houses wall to wall. */
export const doppel = { nutzung: 'doppelhaus', grz: 0.4, gfz: 0.8, geschosse: 2 } as const

import type { Bauplatz } from '@kurstadt/contract'

/** The least and the most of something; null where nobody knows any. */
type Range = readonly [least: number, most: number] | null

function rangeOf(values: readonly (number | null)[]): Range {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : [Math.min(...known), Math.max(...known)]
}

/** What the plots that are left cost and measure; of all plots where none is left. */
export function figuresOf(plots: readonly Bauplatz[]): { preis: Range; groesse: Range } {
  const free = plots.filter(({ status }) => status === 'frei')
  const asked = free.length > 0 ? free : plots
  return {
    preis: rangeOf(asked.map(({ preis_pro_qm }) => preis_pro_qm)),
    groesse: rangeOf(asked.map(({ flaeche }) => flaeche)),
  }
}

/** The lowest price of a plot that is left; null where none is, or its price is given on request. */
export function lowestOf(
  plots: readonly Pick<Bauplatz, 'status' | 'preis_gesamt'>[],
): number | null {
  const free = plots.filter(({ status }) => status === 'frei')
  return rangeOf(free.map(({ preis_gesamt }) => preis_gesamt))?.[0] ?? null
}

const order = ['frei', 'reserviert', 'verkauft'] as const

/** Plots by state, the free ones first; states that no plot has are left out. */
export const byStatus = (plots: readonly Bauplatz[]) =>
  order
    .map((status) => ({ status, plots: plots.filter((plot) => plot.status === status) }))
    .filter((group) => group.plots.length > 0)

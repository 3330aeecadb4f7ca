import type { Bauplatz, Polygon, Position } from '@kurstadt/contract'
import { baugebietExamples } from '@kurstadt/contract/examples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlace, townMap } from '../../../tests/support/town-map.ts'
import { planOf } from './plan.ts'
import { plotsOnMap } from './plots-on-map.ts'

const [example] = baugebietExamples.typical.bauplaetze
if (!example) throw new Error('The typical area has plots.')

/** A plot of twenty metres, more or less. */
function squareAt({ breite, laenge }: { breite: number; laenge: number }): Polygon {
  const size = 0.0002
  const ring: Position[] = [
    [laenge, breite],
    [laenge + size, breite],
    [laenge + size, breite + size],
    [laenge, breite + size],
    [laenge, breite],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

const { grenzen } = townMap
const inside = { breite: 48.69, laenge: 8.46 }
const plotAt = (nummer: string, own: Partial<Bauplatz>): Bauplatz => ({
  ...example,
  nummer,
  ...own,
})
const shownOf = (plots: readonly Bauplatz[]) => {
  const plan = planOf(null, plots)
  return plan && plotsOnMap(plan, grenzen)
}

test('a plot lies on the map where it lies on the ground, with its outline and state', () => {
  const shown = shownOf([plotAt('3a', { status: 'reserviert', geometrie: squareAt(inside) })])
  expect(shown?.view.map((degrees) => degrees.toFixed(4))).toEqual([
    '8.4600',
    '48.6900',
    '8.4602',
    '48.6902',
  ])
  const [plot] = shown?.places ?? []
  expect([plot?.id, plot?.number, plot?.shape?.look]).toEqual(['3a', '3a', 'reserviert'])
  expect(plot?.laenge).toBeCloseTo(8.4601, 5)
})

test('an area beyond the edges of the map has its plan alone', () => {
  const geometrie = squareAt({ breite: 48.9, laenge: 8.46 })
  expect(planOf(null, [plotAt('1', { geometrie })])?.plots).toHaveLength(1)
  expect(shownOf([plotAt('1', { geometrie })])).toBeNull()
})

const plot = fc.record({
  place: anyPlace,
  status: fc.constantFrom('frei', 'reserviert', 'verkauft'),
})

test('plan and map answer alike for every state: what both can show, and nothing that is lost', () => {
  fc.assert(
    fc.property(fc.array(plot, { maxLength: 30 }), (plots) => {
      const all = plots.map(({ place: { at }, status }, index) =>
        plotAt(`${index + 1}`, {
          status,
          geometrie: at && squareAt(at),
        }),
      )
      for (const status of ['frei', 'reserviert', 'verkauft']) {
        const asked = all.filter((one) => one.status === status)
        const drawn = new Set(planOf(null, asked)?.plots.map((one) => one.plot.nummer))
        const shown = shownOf(asked)?.places ?? []
        for (const { id, shape } of shown) {
          expect(drawn.has(id)).toBe(true)
          expect(shape?.look).toBe(status)
        }
        const expected = asked.filter(
          ({ nummer }) => drawn.has(nummer) && plots[Number(nummer) - 1]?.place.isShown,
        )
        expect(shown.length).toBeLessThanOrEqual(expected.length)
        // Squares reach twenty metres further than the place that the map still shows.
        expect(expected.length - shown.length).toBeLessThanOrEqual(
          expected.filter(({ geometrie }) =>
            geometrie?.coordinates[0].some(([x, y]) => x >= grenzen.ost || y >= grenzen.nord),
          ).length,
        )
      }
    }),
  )
})

/** The picture's size in its own units; the numbers stand at its left. */
export const chart = { width: 800, height: 260, left: 84, top: 24, bottom: 36 } as const

/** Ends of a scale: one, two or five times a power of ten. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= most) ?? 10 * power
}

/** Bars of values, and the lines that say how high they are. */
export function barsOf(values: readonly number[]) {
  const end = Math.max(scaleEnd(Math.max(...values, 0)), 4)
  const room = chart.height - chart.top - chart.bottom
  const yOf = (value: number) => chart.top + room * (1 - value / end)
  const step = (chart.width - chart.left) / Math.max(values.length, 1)
  const bars = values.map((value, index) => ({
    x: chart.left + step * (index + 0.15),
    y: yOf(value),
    width: step * 0.7,
    height: chart.top + room - yOf(value),
  }))
  const lines = [0, end / 2, end].map((value) => ({
    y: yOf(value),
    label: value.toLocaleString('de-DE'),
  }))
  return { bars, lines }
}

/** Days of the year from which on partners are asked whether their entry is still right. */
const days = ['03-01', '10-01'] as const

/** Days after it within which a partner is asked; later it would be the next one's turn. */
const window = 28

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)

/** The half of a year that partners are asked about today, as its first day; null for most of the year. */
export function seasonOf(today: string): string | null {
  const firsts = days.map((day) => `${today.slice(0, 4)}-${day}`)
  return (
    firsts.find((first) => {
      const since = daysBetween(first, today)
      return since >= 0 && since < window
    }) ?? null
  )
}

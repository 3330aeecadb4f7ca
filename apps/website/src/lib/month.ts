/** A day of a calendar's grid; null before the first and after the last of the month. */
export type GridDay = string | null

/** The weeks of a month (`2027-06`) as rows of seven days, Monday first. */
export function weeksOf(month: string): GridDay[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const blanks = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const rows = Math.ceil((blanks + last) / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column): GridDay => {
      const day = row * 7 + column - blanks + 1
      return day < 1 || day > last ? null : `${month}-${String(day).padStart(2, '0')}`
    }),
  )
}

/** The month so many months later than another one. */
export function monthsLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

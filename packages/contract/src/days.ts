/** The day (`2027-12-24`) so many days after another one; before it, when there are fewer than none. */
export function daysLater(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

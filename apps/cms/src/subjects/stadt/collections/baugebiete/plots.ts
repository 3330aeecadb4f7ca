/** Most plots of one building area. */
const most = 300

function numberOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'titel' in row
    ? String(row.titel).trim().toLowerCase()
    : ''
}

/** Refuses more plots than a list can show, and two of one area with the same number on the plan. */
export function validatePlots(rows: unknown): string | true {
  if (!Array.isArray(rows)) return true
  if (rows.length > most) return `Ein Baugebiet hat höchstens ${most} Bauplätze.`
  const seen = new Set<string>()
  for (const number of rows.map(numberOf)) {
    if (number !== '' && seen.has(number))
      return `Die Nummer ${number} ist zweimal vergeben. Jeder Bauplatz hat seine eigene.`
    seen.add(number)
  }
  return true
}

/** What became of the entries of a type; `problems` say what did not fit, and where. */
export type TypeReport = {
  typ: string
  neu: number
  geaendert: number
  gleich: number
  problems: string[]
}

/** Nothing done yet. */
export function newReport(typ: string): TypeReport {
  return { typ, neu: 0, geaendert: 0, gleich: 0, problems: [] }
}

/** Fields that a line of the report names. */
const named = 8

/** Says in which fields an entry is not what it is at the source. */
export function differing(fields: readonly string[]): string {
  const more = fields.length > named ? ` und ${fields.length - named} weiteren` : ''
  return `anders als in der Quelle bei ${fields.slice(0, named).join(', ')}${more}`
}

/** Does one step of the import; what stops it is said in the report, and the others go on. */
export async function orProblem(typ: string, step: () => Promise<TypeReport>): Promise<TypeReport> {
  try {
    return await step()
  } catch (error) {
    return { ...newReport(typ), problems: [reasonOf(error)] }
  }
}

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const data = 'data' in error ? error.data : null
  const fields = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null
  const rows: unknown[] = Array.isArray(fields) ? fields : []
  const details = rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'path' in row && 'message' in row
      ? [`${String(row.path)}: ${String(row.message)}`]
      : [],
  )
  return [error.message, ...details].join(' – ')
}

/** The report as a table, and below it everything that did not fit. */
export function reportText(reports: readonly TypeReport[]): string {
  const rows = reports.map(({ typ, neu, geaendert, gleich, problems }) =>
    [
      typ.padEnd(24),
      ...[neu, geaendert, gleich, problems.length].map((n) => String(n).padStart(8)),
    ].join(''),
  )
  const head = [
    'Typ'.padEnd(24),
    ...['neu', 'geändert', 'gleich', 'offen'].map((n) => n.padStart(8)),
  ]
  const problems = reports.flatMap((one) => one.problems.map((text) => `${one.typ}: ${text}`))
  return [head.join(''), ...rows, '', ...problems].join('\n')
}

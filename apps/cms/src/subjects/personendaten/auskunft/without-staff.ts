/** Names of colleagues in histories: they are nobody's data but their own. */
const ofStaff: ReadonlySet<string> = new Set(['wer'])

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      ofStaff.has(name) ? [] : [[name, without(inner)]],
    ),
  )
}

/** What is kept of a person without who in the office has dealt with it (Art. 15 para. 4 GDPR). */
export function withoutStaff(
  daten: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  if (daten === null) return null
  return Object.fromEntries(
    Object.entries(daten).flatMap(([name, inner]) =>
      ofStaff.has(name) ? [] : [[name, without(inner)]],
    ),
  )
}

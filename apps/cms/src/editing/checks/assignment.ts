import type { Befund, Facts } from './findings.ts'

type Values = Readonly<Record<string, unknown>>

const problem = (feld: string, text: string): Befund => ({
  art: 'zuordnung',
  sprache: 'de',
  feld,
  text,
})

function nobodyIn({ mitarbeiter, leitung }: Values): Befund[] {
  const isStaffed = Array.isArray(mitarbeiter) && mitarbeiter.length > 0
  if (isStaffed || leitung) return []
  const text = 'Zu diesem Amt ist niemand genannt. Bürgerinnen und Bürger finden hier keine Person.'
  return [problem('Mitarbeiterinnen und Mitarbeiter', text)]
}

function inNoOffice(id: string, { assigned }: Facts): Befund[] {
  if (assigned.has(id)) return []
  const text = 'Diese Person steht in keinem Amt. Im Behördenlotsen findet man sie so nicht.'
  return [problem('Ämter', text)]
}

/** Offices that name nobody, and people whom no office names. */
export function assignmentProblems(
  type: string,
  { id, values }: { id: string; values: Values },
  facts: Facts,
): Befund[] {
  if (type === 'aemter') return nobodyIn(values)
  return type === 'mitarbeiter' ? inNoOffice(id, facts) : []
}

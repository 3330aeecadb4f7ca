import { isRecord } from '../../platform/record.ts'

const longest = 200

/** Words of a rich text, of blocks or of rows by their titles, in their order. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  const own = [value.titel, value.text].filter((one) => typeof one === 'string')
  const rest = Object.entries(value).filter(([key]) => key !== 'text')
  return [...own, ...rest.flatMap(([, part]) => wordsIn(part))]
}

function dayOf(value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value)) return null
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return null
  return time.toLocaleString('de-DE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(leer)'
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return dayOf(value.toISOString()) ?? ''
  if (typeof value === 'string') return dayOf(value) ?? value
  return wordsIn(value).join(' ') || '(geändert)'
}

/** A value of a field in words, short enough for a notice beside a form. */
export function valueText(value: unknown): string {
  const text = plainText(value)
  return text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text
}

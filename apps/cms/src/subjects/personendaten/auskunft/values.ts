import { escapeHtml } from '../../../platform/escape-html.ts'

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A value of any shape as HTML: names with values, lists, or a text; what is empty is left out. */
export function htmlOf(value: unknown, labels: ReadonlyMap<string, string>): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (Array.isArray(value))
    return `<ul>${value.map((one) => `<li>${htmlOf(one, labels)}</li>`).join('')}</ul>`
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value))
  const rows = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  const terms = rows.map(
    ([name, inner]) =>
      `<dt>${escapeHtml(labels.get(name) ?? name)}</dt><dd>${htmlOf(inner, labels)}</dd>`,
  )
  return `<dl>${terms.join('')}</dl>`
}

const span = /(\d{1,3})\s*(?:-|–|bis)\s*(\d{1,3})/g
const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** Districts that a cell lists: «1, 2 und 5», «Bezirk 1-3»; null where it says something else. */
export function writtenDistricts(text: string): number[] | null {
  const words = text.toLowerCase().replace(/\b(?:abfuhr)?bezirke?n?\b|\btour\b|\bund\b/g, ' ')
  const listed = words.replace(span, (_, first: string, last: string) =>
    between(Number(first), Number(last)).join(' '),
  )
  const parts = listed.split(/[\s,;/+&]+/).filter(Boolean)
  if (!parts.every((part) => /^\d+$/.test(part))) return null
  return [...new Set(parts.map(Number))]
}

/** Districts that a calendar's entry names in its words: «Restmüll (Bezirk 3 und 4)». */
export function districtsIn(text: string): number[] {
  const list = /bezirke?n?[\s:]*(\d{1,3}(?:\s*(?:,|\+|&|-|–|und|bis)\s*\d{1,3})*)/i.exec(text)?.[1]
  return list === undefined ? [] : (writtenDistricts(list) ?? [])
}

/** The same words without that. */
export function withoutDistricts(text: string): string {
  return text
    .replace(
      /[([,–-]*\s*(?:abfuhr)?bezirke?n?[\s:]*\d[\d\s,+&–-]*(?:(?:und|bis)\s*\d+)*\s*[)\]]?/gi,
      '',
    )
    .trim()
}

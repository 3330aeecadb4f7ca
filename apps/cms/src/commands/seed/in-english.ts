import type { Text } from '../../../../../content/shape.ts'
import type { Seeding } from './seeding.ts'

/** English texts by field; null where nothing is translated, so that no English version is made. */
export function inEnglish(
  seeding: Seeding,
  texts: { plain: Record<string, Text | undefined>; rich?: Record<string, Text | undefined> },
): Record<string, unknown> | null {
  const plain = Object.entries(texts.plain).map(([field, text]): [string, unknown] => [
    field,
    text?.en,
  ])
  const rich = Object.entries(texts.rich ?? {}).map(([field, text]): [string, unknown] => [
    field,
    text?.en && seeding.richText(text.en),
  ])
  const given: [string, unknown][] = [...plain, ...rich].filter(
    ([, text]) => text !== undefined && text !== '',
  )
  return given.length === 0 ? null : Object.fromEntries(given)
}

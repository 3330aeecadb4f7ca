import { createHash } from 'node:crypto'
import { isRecord, type Values } from '../../../../platform/record.ts'

/** What of a page is text that people read. */
const parts = ['titel', 'beschreibung', 'bloecke', 'seitenleiste'] as const

/** Names of values that say how something looks or where it lies, not what it says. */
const structure = new Set([
  'id',
  'blockType',
  'blockName',
  'type',
  'listType',
  'tag',
  'mode',
  'style',
  'direction',
  'relationTo',
  'linkType',
  'titel_tag',
  'anordnung',
  'typ',
])

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = value.trim()
    return text === '' || uuid.test(text) ? [] : [text]
  }
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  return Object.keys(value)
    .filter((key) => !structure.has(key))
    .sort()
    .flatMap((key) => wordsIn(value[key]))
}

/** A word for the text of a page: the same as long as nobody changes what people read there. */
export function digestOfText(page: Values): string {
  const words = parts.map((part) => wordsIn(page[part]))
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)
}

import type { z } from 'zod'
import { UnreadableFileError } from './entry.ts'

/**
 * What an editor has chosen beside a file, as JSON; null where nobody did. Throws
 * `UnreadableFileError` where it is no such choice.
 */
export function readChoice<Schema extends z.ZodType>(
  text: string | null,
  schema: Schema,
): z.output<Schema> | null {
  if (text === null || text === '') return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new UnreadableFileError('Die Auswahl ist nicht lesbar.')
  }
}

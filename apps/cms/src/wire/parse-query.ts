import type { z } from 'zod'
import { ApiError } from './errors.ts'

function wrongFields(error: z.ZodError): Record<string, string> {
  const named = error.issues.map((issue): [string, string] => [
    String(issue.path[0] ?? ''),
    issue.message,
  ])
  return Object.fromEntries(named.reverse())
}

/**
 * Reads the parameters of a call: the first of equal keys wins, unknown ones are dropped, a wrong
 * value is a 400 that names its field (reliability T27).
 */
export function parseQuery<Schema extends z.ZodObject>(
  schema: Schema,
  query: URLSearchParams,
): z.output<Schema> {
  const given = Object.keys(schema.shape).flatMap((key): [string, string][] => {
    const value = query.get(key)
    return value === null ? [] : [[key, value]]
  })
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new ApiError('bad-request', { fields: wrongFields(parsed.error) })
  return parsed.data
}

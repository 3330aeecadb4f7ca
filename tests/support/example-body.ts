import type { ExampleContent } from '../../apps/website/server/example-content.ts'

/** Body of an example answer, to be changed by a test; throws when there is no such answer. */
export function bodyOf(api: ExampleContent, key: string): Record<string, unknown> {
  const body = structuredClone(api.answers.get(key)?.body)
  if (typeof body !== 'object' || body === null) throw new Error(`the examples lack ${key}`)
  return { ...body }
}

import { type APIRequestContext, expect } from '@playwright/test'

/** The page says all of this within a second. */
export async function expectOnSite(
  request: APIRequestContext,
  path: string,
  words: readonly string[],
): Promise<void> {
  const began = performance.now()
  const asked: string[] = []
  let missing: readonly string[] = words
  while (missing.length > 0 && performance.now() - began < 1_000) {
    const response = await request.get(path, { timeout: 5_000 })
    const text = await response.text()
    missing = words.filter((word) => !text.includes(word))
    const at = (performance.now() - began).toFixed(0)
    asked.push(`${at} ms: ${response.status()} ${response.headers()['x-cache']}`)
  }
  expect(missing, asked.join(', ')).toEqual([])
  expect(performance.now() - began, asked.join(', ')).toBeLessThan(1_000)
}

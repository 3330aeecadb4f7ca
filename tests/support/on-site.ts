import { type APIRequestContext, expect } from '@playwright/test'
import { slowdown } from './processor-time.ts'

/** Asks over connections of their own, which the website's processes take in turn. */
async function isShownEverywhere(url: string, words: readonly string[]): Promise<boolean> {
  const ask = async () => {
    const answer = await fetch(url, { headers: { Connection: 'close' } })
    const text = await answer.text()
    return words.every((word) => text.includes(word))
  }
  return (await Promise.all([ask(), ask(), ask(), ask()])).every(Boolean)
}

/** The page says all of this, whichever of the website's processes is asked. */
export async function expectShown(path: string, words: readonly string[]): Promise<void> {
  const url = new URL(path, process.env.WEBSITE_URL).href
  await expect.poll(() => isShownEverywhere(url, words), { message: 'in every process' }).toBe(true)
}

/**
 * The page says all of this within a second, for tests that no other runs beside; what else the machine
 * does is allowed for. A process whose call was slow shows its older answer a little longer: whoever
 * opens the page after this gets the new one from each of them.
 */
export async function expectOnSite(
  request: APIRequestContext,
  path: string,
  words: readonly string[],
): Promise<void> {
  const began = performance.now()
  const second = 1_000 * slowdown()
  const asked: string[] = []
  let missing: readonly string[] = words
  while (missing.length > 0 && performance.now() - began < second) {
    const response = await request.get(path, { timeout: 5_000 })
    const text = await response.text()
    missing = words.filter((word) => !text.includes(word))
    const at = (performance.now() - began).toFixed(0)
    asked.push(`${at} ms: ${response.status()} ${response.headers()['x-cache']}`)
  }
  expect(missing, asked.join(', ')).toEqual([])
  expect(performance.now() - began, asked.join(', ')).toBeLessThan(second)
  await expectShown(path, words)
}

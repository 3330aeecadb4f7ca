import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

// Every kind of page is valid HTML (A7, W13).

/** Pages of one kind that are looked at: they differ in content alone. */
const ofEachKind = 3

/** Pages of the sitemap, a few of each kind: same language, same section, same depth. */
function fewOfEachKind(addresses: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return addresses.filter((address) => {
    const parts = new URL(address).pathname.split('/')
    const kind = `${parts.slice(1, 3).join('/')} ${parts.length}`
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= ofEachKind
  })
}

const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

test('A7: a few pages of each kind in the sitemap are valid HTML', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const pages = fewOfEachKind(addresses)
  expect(pages.length).toBeGreaterThan(30)
  const wrong: string[] = []
  for (const address of pages) {
    const { pathname } = new URL(address)
    const { results } = await validator.validateString(await (await request.get(pathname)).text())
    for (const { messages } of results)
      for (const { ruleId, message, line } of messages)
        wrong.push(`${pathname}:${line} ${ruleId}: ${message}`)
  }
  expect(wrong).toEqual([])
})

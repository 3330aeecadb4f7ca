import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { languages, themes } from './gallery.ts'
import { axeOn, linesOf } from './in-page.ts'

// A theme is a set of values for the same elements: what depends on elements alone is looked at in one
// theme, and what depends on values where each of them shows.

/** The examples as they were sent, without the name of their theme. */
async function markupOf(request: APIRequestContext, what: string, theme: string, sprache: string) {
  const answer = await request.get(`/_gallery?${what}&theme=${theme}&sprache=${sprache}`)
  expect(answer.status()).toBe(200)
  const [, body = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? []
  return body.replaceAll(`theme=${theme}`, 'theme=')
}

/** Every theme has the very same elements, so that `showTheme` shows what a page in it would. */
export async function expectSameInEachTheme(request: APIRequestContext, what: string) {
  const [first, ...others] = themes
  for (const sprache of languages) {
    const markup = await markupOf(request, what, first, sprache)
    expect(markup.length).toBeGreaterThan(5_000)
    // Not compared by `toBe`: what it would print has a million letters.
    for (const theme of others)
      expect(markup === (await markupOf(request, what, theme, sprache)), theme).toBe(true)
  }
}

/** Puts an open page of the gallery into another theme. */
export const showTheme = (page: Page, theme: (typeof themes)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/**
 * Leaves so many examples that every way of elements, classes and states of each template is there
 * once: styles see no other difference between two examples.
 */
export function keepEachWay(page: Page): Promise<void> {
  return page.evaluate(() => {
    const states = ['open', 'hidden', 'disabled', 'role', 'aria-current', 'aria-invalid']
    const nameOf = (element: Element) => {
      const held = [...element.attributes].filter(
        ({ name }) => states.includes(name) || name.startsWith('data-'),
      )
      return `${element.localName}.${element.className}[${held.map(({ name }) => name).join()}]`
    }
    const waysOf = (element: Element, before: string): string[] => {
      const way = `${before}>${nameOf(element)}`
      return [way, ...[...element.children].flatMap((child) => waysOf(child, way))]
    }
    const examples = Array.from(
      document.querySelectorAll<HTMLElement>('[data-example]'),
      (section) => {
        const [template = ''] = (section.dataset.example ?? '').split('/')
        const ways = [...section.children].flatMap((part) => waysOf(part, template))
        return { section, ways: new Set(ways), size: ways.length }
      },
    )
    const seen = new Set<string>()
    const newIn = ({ ways, size }: (typeof examples)[number]) =>
      [...ways].filter((way) => !seen.has(way)).length / size
    for (let left = examples; left.length > 0; ) {
      const shares = left.map((example) => ({ example, share: newIn(example) }))
      for (const { example, share } of shares) if (share === 0) example.section.remove()
      const news = shares.filter(({ share }) => share > 0)
      const [best] = news.toSorted((one, other) => other.share - one.share)
      for (const way of best?.example.ways ?? []) seen.add(way)
      left = news.filter((one) => one !== best).map(({ example }) => example)
    }
  })
}

/** Rules of axe whose answer depends on colours and sizes. */
const visible = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
]

/** What breaks a rule about colours and sizes. */
export const visibleViolations = async (page: Page): Promise<string[]> =>
  linesOf(await (await axeOn(page)).withRules(visible).analyze())

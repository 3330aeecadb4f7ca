import { expect, test } from '@playwright/test'
import { sentPage, textOf } from '../support/sent-page.ts'

// Spec 4, menu: the page of all links, as it was sent.

for (const [path, title, others] of [
  ['/de/inhaltsverzeichnis/', 'Inhaltsverzeichnis', 'Weitere Seiten'],
  ['/en/site-map/', 'Site map', 'Other pages'],
] as const)
  test(`the whole menu is a page of plain links, and below it every other page (W15): ${path}`, async ({
    request,
  }) => {
    const { document } = await sentPage(request, path)
    expect(textOf(document, 'h1')).toBe(title)
    const hrefs = (of: Iterable<ParentNode>) =>
      [...of].flatMap((part) =>
        Array.from(part.querySelectorAll('a[href]'), (link) => link.getAttribute('href')),
      )
    const inMenu = new Set(hrefs(document.querySelectorAll('#menu nav li')))
    const isOthers = (section: Element) =>
      section.querySelector('h2')?.textContent.trim() === others
    const sections = [...document.querySelectorAll('main section')]
    const topics = hrefs(sections.filter((section) => !isOthers(section)))
    expect(topics.length).toBeGreaterThan(5)
    for (const href of topics) expect(inMenu).toContain(href)
    const left = hrefs(sections.filter(isOthers))
    expect(left.length).toBeGreaterThan(5)
    for (const href of left) expect(inMenu).not.toContain(href)
  })

import { expect, test } from '@playwright/test'
import { invalidIn } from '../support/valid-html.ts'

// Pages that no sitemap names are valid HTML (A7, W13); the others: every-page.spec.ts.

/** Pages that no sitemap names: answers to what somebody asked, and what is not for everybody. */
const outsideOfTheSitemap = {
  '/de/suche/?q=Kurpark': 200,
  '/de/suche/?q=xyzxyz': 200,
  '/de/behoerdenlotse/?q=Ausweis': 200,
  '/de/veranstaltungen/?zeitraum=gestern&seite=0': 400,
  '/de/fotopunkt-archiv/': 200,
  '/de/fotopunkt-archiv/?datum=abc': 400,
  '/de/gibt-es-nicht/': 404,
  '/en/not-there/': 404,
  '/de/shop/warenkorb/': 200,
  '/de/shop/widerruf/': 200,
  '/en/shop/withdrawal/?bestellung=B-1': 200,
  '/de/shop/bestellung/abcdefghijklmnopqrstu_/': 404,
  '/de/gemeinderat/benachrichtigung/?q=Talstra%C3%9Fe': 200,
  '/de/benachrichtigungen/abcdefghijklmnopqrstu_/': 404,
  '/de/schwarzes-brett/eigene/': 200,
  '/de/schwarzes-brett/eigene/abcdefghijklmnopqrstu_/': 404,
  '/de/intranet/': 401,
  '/de/intranet/passwort/': 401,
  '/de/intranet/passwort-vergessen/': 200,
  '/de/intranet/passwort/abcdefghijklmnopqrstu_/': 200,
}

test('A7: pages that no sitemap names are valid HTML', async ({ request }) => {
  const wrong: string[] = []
  for (const [path, status] of Object.entries(outsideOfTheSitemap)) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(status)
    wrong.push(...(await invalidIn(path, await answer.text())))
  }
  expect(wrong).toEqual([])
})

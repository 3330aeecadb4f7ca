import { type APIRequestContext, expect, test } from '@playwright/test'

// Whatever somebody types into the fields of the authority guide gets a clear answer.

const guide = '/de/behoerdenlotse/wegweiser/'
const offices = '/de/behoerdenlotse/'

async function ask(request: APIRequestContext, path: string, q: string) {
  const answer = await request.get(`${path}?q=${q}`)
  return { status: answer.status(), html: await answer.text() }
}

/** A sentence as React writes it into HTML. */
const written = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

for (const term of ['%', '_', "'", '"', '<script>', '🙂', 'der die das', 'x'.repeat(200)])
  test(`«${term.slice(0, 12)}» is a term like any other and finds nothing`, async ({ request }) => {
    const { status, html } = await ask(request, guide, encodeURIComponent(term))
    expect(status).toBe(200)
    expect(html).toContain(written(`Zum Suchbegriff ${term} wurden keine Ergebnisse gefunden.`))
    expect(html).not.toContain('<script>"')
    expect(await ask(request, offices, encodeURIComponent(term))).toMatchObject({ status: 200 })
  })

test('an empty term shows everything', async ({ request }) => {
  const { status, html } = await ask(request, guide, '')
  expect(status).toBe(200)
  expect(html).toContain('id="buchstabe-p"')
})

for (const path of [guide, offices]) {
  test(`a NUL is refused in words on ${path}`, async ({ request }) => {
    const { status, html } = await ask(request, path, '%00')
    expect(status).toBe(400)
    expect(html).toContain('Diese Adresse können wir nicht lesen')
    expect(html).toContain('href="tel:')
  })

  test(`an address beyond 2 KB is refused in words on ${path}`, async ({ request }) => {
    const { status, html } = await ask(request, path, 'x'.repeat(10_000))
    expect(status).toBe(414)
    expect(html).toContain('Diese Adresse ist zu lang')
    expect(html).toContain('href="tel:')
  })
}

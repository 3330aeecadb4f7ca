import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyOf } from '../support/example-body.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

// F21: somebody sets the clock of a server, or it was wrong and is set right. What is stored holds as
// long as it would have.

const page = '/de/silberbad/'
const now = new Date('2026-11-24T12:00:00Z')

let site: TestWebsite
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  site = await startTestWebsite({ today: () => '2026-11-24' })
})
afterEach(async () => {
  vi.useRealTimers()
  await site.stop()
})

async function read() {
  const answer = await fetch(site.url + page)
  return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() }
}

/** What an editor publishes, as the feed of changes tells it. */
function publish(title: string): void {
  const changed = { ...bodyOf(site.api, 'seiten/41?sprache=de'), title }
  site.api.answers.set('seiten/41?sprache=de', { body: changed, tags: ['seiten:41'] })
  site.content.ledger.touch(['seiten:41'])
}

test.each(['1990-01-01', '2050-01-01'])(
  'F21: a clock that is set to %s ends no page',
  async (day) => {
    expect(await until(async () => (await read()).cache === 'hit')).toBe(true)
    vi.setSystemTime(new Date(`${day}T00:00:00Z`))
    const rendered = site.app.rendered.length
    expect(await read()).toMatchObject({ status: 200, cache: 'hit' })
    expect(site.app.rendered).toHaveLength(rendered)
  },
)

test.each(['1990-01-01', '2050-01-01'])(
  'F21: a clock that is set to %s keeps no page for ever',
  async (day) => {
    expect(await until(async () => (await read()).cache === 'hit')).toBe(true)
    vi.setSystemTime(new Date(`${day}T00:00:00Z`))
    const rendered = site.app.rendered.length
    site.clock.advance(24 * 3_600_000)
    await read()
    expect(await until(() => site.app.rendered.length > rendered)).toBe(true)
  },
)

test.each(['1990-01-01', '2050-01-01'])(
  'F21: what is published after a clock was set to %s is shown',
  async (day) => {
    await read()
    vi.setSystemTime(new Date(`${day}T00:00:00Z`))
    publish('Nach dem Sprung')
    expect(await until(async () => (await read()).text.includes('Nach dem Sprung'))).toBe(true)
    vi.setSystemTime(now)
    publish('Nach der Rückkehr')
    expect(await until(async () => (await read()).text.includes('Nach der Rückkehr'))).toBe(true)
  },
)

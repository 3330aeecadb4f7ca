import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyOf } from '../support/example-body.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

// What a page calls «today» may not be yesterday's because it was stored before midnight.

const calendar = 'veranstaltungen.ics?sprache=de'

let site: TestWebsite
let day: string

beforeEach(async () => {
  day = '2026-11-22'
  site = await startTestWebsite({ today: () => day })
})
afterEach(() => site.stop())

/** What the API says of the day, without anything being published. */
function setDay(): void {
  const page = { ...bodyOf(site.api, 'seiten/41?sprache=de'), title: `Heute ist der ${day}` }
  site.api.answers.set('seiten/41?sprache=de', { body: page, tags: ['seiten:41'] })
  const headers = {
    'Content-Type': 'text/calendar',
    ETag: `"${day}"`,
    'Content-Disposition': 'inline',
  }
  site.api.answers.set(calendar, { body: `heute ${day}`, tags: ['veranstaltungen'], headers })
}

async function read(path: string) {
  const answer = await fetch(site.url + path)
  return { cache: answer.headers.get('x-cache'), text: await answer.text() }
}

test('a page and a calendar stored before midnight end with their day', async () => {
  setDay()
  await until(async () => (await read('/de/silberbad/')).cache === 'hit')
  expect((await read('/de/silberbad/')).text).toContain('Heute ist der 2026-11-22')
  expect((await read('/de/veranstaltungen.ics')).text).toBe('heute 2026-11-22')
  day = '2026-11-23'
  setDay()
  const isNew = async () => (await read('/de/silberbad/')).text.includes('2026-11-23')
  expect(await until(isNew, 1000)).toBe(true)
  expect((await read('/de/veranstaltungen.ics')).text).toBe('heute 2026-11-23')
})

test('an API whose clock is behind is believed no longer than it lags', async () => {
  setDay()
  await read('/de/silberbad/')
  day = '2026-11-23'
  const before = site.content.ledger.now()
  await until(() => site.content.ledger.now() > before)
  expect((await read('/de/silberbad/')).text).toContain('2026-11-22')
  setDay()
  expect(await until(async () => (await read('/de/silberbad/')).text.includes('2026-11-23'))).toBe(
    true,
  )
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestWebsite, type TestWebsite } from '../support/website.ts'

// A mail program ends mails by one click (RFC 8058): from wherever it is, in either form of a form.

const path = '/api/benachrichtigungen/abcdefghijklmnopqrstu_/ende'
let site: TestWebsite

beforeAll(async () => {
  site = await startTestWebsite()
})
afterAll(() => site.stop())

const said = { 'List-Unsubscribe': 'One-Click' }
const asUpload = () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(said)) form.set(name, value)
  return form
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: 'POST', body, headers, redirect: 'manual' })

test.each([
  ['application/x-www-form-urlencoded', () => new URLSearchParams(said)],
  ['multipart/form-data', asUpload],
])('what a mail program sends as %s comes through, also from another site', async (_, body) => {
  const before = site.app.rendered.length
  const origin = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }
  const response = await post(body(), origin)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('One-Click')
  expect(site.app.rendered.slice(before).map((url) => new URL(url).pathname)).toEqual([path])
})

test('what is no form ends nothing, and neither does a look', async () => {
  const before = site.app.rendered.length
  expect((await post('{}', { 'Content-Type': 'application/json' })).status).toBe(415)
  expect((await fetch(site.url + path)).status).toBe(405)
  expect(site.app.rendered).toHaveLength(before)
})

import { hinweisExamples } from '@kurstadt/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slowdown } from '../support/processor-time.ts'
import { startTestWebsite, type TestWebsite, until } from '../support/website.ts'

// A stored page may never outlive an alert, nor hide one that has begun (decision 0020).

const question = 'hinweise?bereich=default&pro_seite=100&sprache=de&zeitraum=kommend'
const titel = 'Bergbahn steht wegen Sturm'

let site: TestWebsite

beforeEach(async () => {
  site = await startTestWebsite()
})
afterEach(() => site.stop())

const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** Makes the API answer with one alert from and until so many milliseconds from now. */
function set(from: number, until: number | null): void {
  const alert = {
    ...hinweisExamples.typical,
    titel,
    gueltig_von: inMilliseconds(from),
    gueltig_bis: until === null ? null : inMilliseconds(until),
  }
  const list = { data: [alert], anzahl: 1, seite: 1, pro_seite: 100, naechster_wechsel: null }
  site.api.answers.set(question, { body: list, tags: ['hinweise', 'hinweise:3'] })
}

async function visit(path = '/de/silberbad/') {
  const answer = await fetch(site.url + path)
  return { cache: answer.headers.get('x-cache'), isUp: (await answer.text()).includes(titel) }
}

/** Lets real time and the clock of the stores pass. */
async function pass(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  site.clock.advance(milliseconds)
}

test('an alert is on stored pages within a second after it was published', async () => {
  await visit()
  await until(async () => (await visit()).cache === 'hit')
  expect((await visit()).isUp).toBe(false)
  set(-1000, null)
  const second = 1_000 * slowdown()
  const since = performance.now()
  site.api.publish(['hinweise', 'hinweise:3'])
  expect(await until(async () => (await visit()).isUp, second)).toBe(true)
  expect(performance.now() - since).toBeLessThan(second)
})

test('a stored page shows an alert as soon as it begins by itself, and not before', async () => {
  set(400, null)
  site.api.publish(['hinweise'])
  await until(async () => (await visit()).cache === 'hit')
  expect(await visit()).toEqual({ cache: 'hit', isUp: false })
  await pass(450)
  expect(await visit()).toEqual({ cache: 'miss', isUp: true })
})

test('a stored page drops an alert as soon as it ends by itself, also without the API', async () => {
  set(-1000, 600)
  site.api.publish(['hinweise'])
  await until(async () => {
    const { cache, isUp } = await visit()
    return cache === 'hit' && isUp
  })
  await site.api.close()
  await pass(650)
  expect((await visit()).isUp).toBe(false)
})

import { expect, test } from 'vitest'
import { type AskedFile, Files } from './files.server.ts'
import { createLedger } from './ledger.server.ts'

/** Files of a content API whose every answer has a hundred kilobytes. */
function openFiles() {
  const asked: string[] = []
  const fetchApi: typeof fetch = async (input) => {
    asked.push(input instanceof Request ? input.url : input.toString())
    return new Response('x'.repeat(100_000), { headers: { 'cache-tags': 'veranstaltungen' } })
  }
  const files = new Files({
    apiUrl: 'http://127.0.0.1',
    cacheBytes: 800_000,
    fetchApi,
    now: () => 0,
    ledger: createLedger(),
    report: () => undefined,
  })
  return { files, asked }
}

const calendar: AskedFile = { name: 'veranstaltungen.ics', id: null, params: { sprache: 'de' } }

test('a file that is asked for again comes from memory', async () => {
  const { files, asked } = openFiles()
  await files.find(calendar)
  await files.find(calendar)
  expect(asked).toHaveLength(1)
})

test('whoever reads all of OParl pushes no calendar out of the memory', async () => {
  const { files, asked } = openFiles()
  await files.find(calendar)
  for (let page = 1; page <= 30; page += 1)
    await files.find({
      name: 'oparl.json',
      id: null,
      params: { pfad: 'body/1/file', page: String(page) },
    })
  await files.find(calendar)
  expect(asked).toHaveLength(31)
})

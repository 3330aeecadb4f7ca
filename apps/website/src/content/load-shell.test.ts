import { expect, test, vi } from 'vitest'
import { newTrail, readShell } from './load-shell.server.ts'
import { newRenderFacts, setShellFacts } from './render-facts.ts'

/** What stands around a page while the answers to some calls are old. */
async function shellWith(...old: string[]) {
  const read = vi.fn()
  read.mockImplementation(async (_schema: unknown, { name }: { name: string }) => {
    return { kind: 'missing', tags: [name], isStale: old.includes(name), isShared: true }
  })
  const reading = { answers: { read }, report: () => undefined }
  const trail = newTrail()
  const shell = await readShell(reading, { sprache: 'de', theme: 'default' }, trail)
  return { shell, trail }
}

test('what stands around a page is as old as its oldest part', async () => {
  expect((await shellWith()).shell.isStale).toBe(false)
  for (const name of ['menu', 'einstellungen', 'hinweise'])
    expect([name, (await shellWith(name)).shell.isStale]).toEqual([name, true])
})

test('a page is as old as what stands around it, and hangs on it', async () => {
  expect((await shellWith()).trail.isStale).toBe(false)
  const { shell, trail } = await shellWith('menu')
  expect([...trail.tags]).toEqual(['menu', 'einstellungen', 'hinweise'])
  expect(trail.isStale).toBe(true)
  const facts = newRenderFacts('mark')
  setShellFacts(facts, shell)
  expect(facts.isStale).toBe(true)
  setShellFacts(facts, (await shellWith()).shell)
  expect(facts.isStale).toBe(true)
})

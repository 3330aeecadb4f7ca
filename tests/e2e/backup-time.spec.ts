import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

// F24: everybody waits for a backup that takes long, and then nobody makes one. Here the demo town is
// filled already, and all others are done.

const run = promisify(execFile)
const script = path.resolve(import.meta.dirname, '../../apps/cms/src/commands/backup/main.ts')

/** Milliseconds in which the demo town is backed up. */
const limit = 30_000

/** Backs the town up as `npm run backup` does; answers what it says and what it takes. */
async function backUp(folder: string) {
  const begun = performance.now()
  const { stdout } = await run(process.execPath, [script, folder])
  return { words: stdout, took: performance.now() - begun }
}

test('F24: the whole demo town is backed up within thirty seconds, while the site runs', async () => {
  const all = mkdtempSync(path.join(tmpdir(), 'kurstadt-backup-time-'))
  const times: number[] = []
  try {
    // What else runs on the machine may slow one of them down; a slow backup is slow each time.
    for (let tries = 0; tries < 3 && !times.some((took) => took < limit); tries += 1) {
      const folder = path.join(all, String(tries))
      const { words, took } = await backUp(folder)
      times.push(took)
      expect(words).toMatch(/^\d+ files in /)
      const pages = readFileSync(path.join(folder, 'datenbank', 'public.seiten.jsonl'), 'utf8')
      expect(pages.split('\n').length).toBeGreaterThan(100)
    }
  } finally {
    rmSync(all, { recursive: true })
  }
  expect(Math.min(...times), `took ${times.map(Math.round).join(', ')} ms`).toBeLessThan(limit)
})

import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/ports.ts'
import { startWebsiteProcess } from '../support/website-process.ts'

// F31: nobody reads the log any more, or its disk is full. Visitors notice neither.

/** A pipe whose reader has gone. */
function brokenPipe(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-pipe-'))
  const file = path.join(folder, 'pipe')
  execFileSync('mkfifo', [file])
  const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
  const writer = openSync(file, 'w')
  closeSync(reader)
  rmSync(folder, { recursive: true })
  return writer
}

test.each([
  ['is written to a full disk', () => openSync('/dev/full', 'w')],
  ['goes to a reader that is gone', brokenPipe],
])('F31: while the log %s, every visitor is answered', async (_, openLog) => {
  const log = openLog()
  onTestFinished(() => closeSync(log))
  // Nobody is at the content API: each page costs a line.
  const apiUrl = `http://127.0.0.1:${await freePort()}`
  const { url, stop } = await startWebsiteProcess({ port: await freePort(), apiUrl, log })
  onTestFinished(stop)
  const limited = { signal: AbortSignal.timeout(20_000) }
  const pages = ['/de/', '/de/anreise/', '/en/', '/de/suche/?q=bad']
  const answers = pages.map(async (page) => (await fetch(url + page, limited)).status)
  expect(await Promise.all(answers)).toEqual([503, 503, 503, 503])
  expect((await fetch(`${url}/healthz`, limited)).status).toBe(200)
})

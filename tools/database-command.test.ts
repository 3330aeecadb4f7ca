import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'

const program = path.join(import.meta.dirname, 'database-command.ts')

/** False once the system no longer knows the process. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('who stops a command of the database stops what it runs, an import or a restore', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-command-'))
  const [script, begun] = [path.join(folder, 'lang.mjs'), path.join(folder, 'begun')]
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
     writeFileSync(${JSON.stringify(begun)}, String(process.pid))
     setInterval(() => undefined, 1_000)`,
  )
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
  const wrapper = spawn(process.execPath, [program, script], { env, stdio: 'ignore' })
  const ended = once(wrapper, 'exit')
  await vi.waitFor(() => expect(existsSync(begun)).toBe(true), { timeout: 60_000 })
  const pid = Number(readFileSync(begun, 'utf8'))
  expect(isRunning(pid)).toBe(true)
  wrapper.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect(isRunning(pid)).toBe(false)
  rmSync(folder, { recursive: true })
})

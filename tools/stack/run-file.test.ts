import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandOf } from '../process/index.ts'
import { claim, record, release } from './run-file.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-run-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A process that runs until it is ended, and the number of one that has ended. */
async function idle() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { detached: true })
  await sleep(100)
  return { child, pid: child.pid ?? 0, command: commandOf(child.pid ?? 0) }
}

function write(main: object, children: object[]): void {
  writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ main, children }))
}

test('a data folder that another start works on is refused', async () => {
  const { child, pid, command } = await idle()
  write({ pid, command }, [])
  await expect(claim(folder)).rejects.toThrow(`process ${pid}`)
  child.kill('SIGKILL')
})

test('what a start that was killed has left behind is ended', async () => {
  const { child, pid, command } = await idle()
  const ended = once(child, 'exit')
  write({ pid: 2 ** 30, command: 'gone' }, [{ pid, command }])
  expect(await claim(folder)).toEqual([command])
  await ended
})

test('a number that another program has by now is left alone', async () => {
  const { child, pid } = await idle()
  write({ pid: 2 ** 30, command: 'gone' }, [{ pid, command: 'something else' }])
  expect(await claim(folder)).toEqual([])
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
})

test('a file that was cut off does not hinder a start', async () => {
  writeFileSync(path.join(folder, 'running.json'), '{"main": {"pi')
  expect(await claim(folder)).toEqual([])
  record(folder, [process.pid])
  release(folder)
})

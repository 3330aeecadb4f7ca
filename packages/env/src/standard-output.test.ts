import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { standardOutput } from './standard-output.ts'

function openLog() {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'))
  const file = path.join(folder, 'log')
  const fd = openSync(file, 'a')
  onTestFinished(() => {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  })
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return { fd, lines }
}

test('F31: a full disk costs lines, and nothing else', () => {
  const fd = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(fd))
  const { write } = standardOutput(fd)
  expect(() => {
    for (let count = 0; count < 1_000; count += 1) write('{"msg":"eins"}\n')
  }).not.toThrow()
})

test('F31: when there is room again the log says how many lines are missing', () => {
  const { fd, lines } = openLog()
  const refuse = () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  let refused = 0
  const { write } = standardOutput(fd, (to, bytes) => {
    refused += 1
    return refused > 2 ? writeSync(to, bytes) : refuse()
  })
  for (const word of ['eins', 'zwei', 'drei']) write(`{"msg":"${word}"}\n`)
  const [told = '', last] = lines()
  expect(JSON.parse(told)).toMatchObject({ level: 40, dropped: 2 })
  expect([last, lines().length]).toEqual(['{"msg":"drei"}', 2])
})

test('F31: a line that was written in part ends there, and the next begins a line', () => {
  const { fd, lines } = openLog()
  let cut = 6
  const { write } = standardOutput(fd, (to, bytes) => {
    const part = bytes.subarray(0, cut)
    cut = Number.POSITIVE_INFINITY
    return writeSync(to, part)
  })
  write('{"msg":"eins"}\n')
  write('{"msg":"zwei"}\n')
  expect(lines().map((line) => line.slice(0, 8))).toEqual(['{"msg"', '{"level"', '{"msg":"'])
})

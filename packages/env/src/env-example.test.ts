import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv as parseEnvFile } from 'node:util'
import { expect, test } from 'vitest'
import { parseEnv } from './parse-env.ts'
import { startEnv } from './schemas.ts'

const file = path.resolve(import.meta.dirname, '../../../.env.example')
const text = readFileSync(file, 'utf8')
const example = parseEnvFile(text)

test('.env.example names every variable and no other', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(startEnv.shape).sort())
})

test('.env.example shows the defaults', () => {
  expect(parseEnv(startEnv, example)).toEqual(parseEnv(startEnv, {}))
})

test('.env.example explains each variable or group of variables', () => {
  const lines = text.split('\n')
  const unexplained = lines.filter((line, at) => /^\w+=/.test(line) && lines[at - 1] === '')
  expect(unexplained).toEqual([])
})

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keptSecret } from './secrets.ts'

test('a secret is made once and is for its owner alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-secret-'))
  const file = path.join(folder, 'deep', 'secret')
  const secret = keptSecret(file)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('an empty file, which a full disk left behind, is no secret', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-secret-'))
  const file = path.join(folder, 'secret')
  writeFileSync(file, '')
  const secret = keptSecret(file)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(file)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  rmSync(folder, { recursive: true })
})

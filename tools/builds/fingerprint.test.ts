import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const patterns = ['app/src/**', 'app/*.{ts,json}']
let folder = ''

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kurstadt-fingerprint-'))
  write('app/src/deep/page.ts', 'one')
  write('app/package.json', '{}')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a changed source changes the fingerprint, and changing it back restores it', () => {
  const before = fingerprint(folder, patterns)
  write('app/src/deep/page.ts', 'two')
  expect(fingerprint(folder, patterns)).not.toBe(before)
  write('app/src/deep/page.ts', 'one')
  expect(fingerprint(folder, patterns)).toBe(before)
})

test('a file that moves changes the fingerprint', () => {
  const before = fingerprint(folder, patterns)
  rmSync(path.join(folder, 'app/src/deep/page.ts'))
  write('app/src/page.ts', 'one')
  expect(fingerprint(folder, patterns)).not.toBe(before)
})

test.each([
  'app/next-env.d.ts',
  'app/src/deep/page.test.ts',
  'app/src/view.test.tsx',
  'app/src/node_modules/x/index.js',
])('what no build reads does not change it: %s', (file) => {
  const before = fingerprint(folder, patterns)
  write(file, 'anything')
  expect(fingerprint(folder, patterns)).toBe(before)
})

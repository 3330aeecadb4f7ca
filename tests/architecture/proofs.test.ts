import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { faultsOf, rowsIn, rowsNamedIn } from './proofs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function read(file: string): string | null {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}

const rows = rowsIn(read('docs/proofs.md') ?? '')

const from = (letter: string, first: number, last: number) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${letter}${String(first + index).padStart('TF'.includes(letter) ? 2 : 1, '0')}`,
  )

/** Threats, faults, and what the examination of 22 November 2026 found. */
const all = [
  ...from('T', 1, 12),
  ...from('T', 20, 30),
  ...from('T', 40, 52),
  ...from('T', 60, 73),
  ...from('T', 80, 85),
  ...from('F', 1, 32),
  ...from('L', 1, 5),
  ...from('S', 1, 8),
  ...from('W', 1, 15),
  ...from('E', 1, 16),
  ...from('A', 1, 11),
]

test('every threat, every fault and every finding has its row, once', () => {
  expect(rows.map(({ row }) => row).sort()).toEqual(all.sort())
})

test('every row names a test that is there, or what it waits for', () => {
  expect(rows.flatMap((row) => faultsOf(row, read))).toEqual([])
})

test('a row that tests begin with is no longer open, and is one that is known', () => {
  const listed = ['ls-files', '-z', '--', '*.test.ts', '*.test.tsx', '*.spec.ts']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')
  const named = new Set(files.flatMap((file) => rowsNamedIn((file && read(file)) || '')))
  expect(named.size).toBeGreaterThan(80)
  const proven = rows.filter(({ isOpen }) => !isOpen).map(({ row }) => row)
  expect([...named].filter((name) => !proven.includes(name))).toEqual([])
})

test('a row without its test is found out', () => {
  const [gone, empty, open] = rowsIn(
    [
      '| T01 | who registers | `a.test.ts` «T01: nobody does» |',
      '| T02 | rights |  - |',
      '| T71 | sending | open: push |',
    ].join('\n'),
  )
  expect(gone && faultsOf(gone, () => 'T01: anybody does')).toHaveLength(1)
  expect(gone && faultsOf(gone, () => 'T01: nobody does')).toEqual([])
  expect(empty && faultsOf(empty, () => '')).toEqual(['T02 names no test'])
  expect(open && faultsOf(open, () => '')).toEqual([])
  expect(rowsNamedIn("test('spec 4, T60, L1: filled', () =>")).toEqual(['T60', 'L1'])
})

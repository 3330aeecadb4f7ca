import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { betterFileName, uncommonTerms } from './common-terms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--']
const places = [
  'apps/*.ts',
  'apps/*.tsx',
  'packages/*.ts',
  'tests/*.ts',
  'tools/*.ts',
  'bench/*.ts',
]

test('names are the terms that engineers know', () => {
  const files = execFileSync('git', [...listed, ...places], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !/\/migrations\/|\.d\.ts$|payload-types/.test(file))
  expect(files.length).toBeGreaterThan(1_500)
  const found = files.flatMap((file) =>
    uncommonTerms(readFileSync(path.join(root, file), 'utf8')).map((term) => `${file}: ${term}`),
  )
  expect(found).toEqual([])
  expect(files.filter((file) => betterFileName(file) !== null)).toEqual([])
})

test('a file is known by its name alone, wherever it lies', () => {
  expect(betterFileName('apps/cms/src/jobs/aufraeumen.test.ts')).toBe('clean-up')
  expect(betterFileName('apps/cms/src/tagespost/index.ts')).toBeNull()
})

test.for([
  ['const onlyHeard = 1', ['onlyHeard: visuallyHidden']],
  ['this.#tellOthers(key)', ['#tellOthers: notify, announce, validate, toClientError …']],
  ['judgeForm(form)', ['judgeForm: notify, announce, validate, toClientError …']],
  ['// meanwhile others wait\nconst note = "the Bell"', []],
  ['const teller = essay(sayings)', []],
] as const)('%j', ([source, terms]) => {
  expect(uncommonTerms(source)).toEqual(terms)
})

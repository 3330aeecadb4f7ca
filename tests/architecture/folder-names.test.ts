import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { foldersWithoutTopic } from './folder-names.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('no folder of the project is called utils, helpers, common, misc, types, components or hooks', () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')
  expect(files.length).toBeGreaterThan(50)
  expect(foldersWithoutTopic(files)).toEqual([])
})

test.for(['utils', 'helpers', 'common', 'misc', 'types', 'components', 'hooks', 'Utils'])(
  'a folder called %s is found wherever it lies',
  (name) => {
    expect(foldersWithoutTopic([`apps/website/src/${name}/dates/day.ts`, 'docs/x.md'])).toEqual([
      `apps/website/src/${name}`,
    ])
    expect(foldersWithoutTopic([`${name}/x.ts`])).toEqual([name])
  },
)

test('a file may be called like that, and a longer name may contain it', () => {
  expect(foldersWithoutTopic(['a/hooks.ts', 'a/payload-types.ts', 'a/common-ground/x.ts'])).toEqual(
    [],
  )
})

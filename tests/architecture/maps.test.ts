import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { mapOf, missingAt, pathsInTable, placesInTable } from './maps.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const isThere = (file: string) => existsSync(path.join(root, file))
const map = mapOf(read('docs/architecture.md'), '## 3. ')

test('each room that the map of the house names is there', () => {
  expect(map.length).toBeGreaterThan(40)
  expect(map.filter((one) => !isThere(one))).toEqual([])
})

test.for(['apps/website/src', 'apps/cms/src'])(
  'each folder of %s is on the map, or generated',
  (folder) => {
    const generated = ['app', 'migrations']
    const inside = readdirSync(path.join(root, folder), { withFileTypes: true })
    const missing = inside
      .filter((one) => one.isDirectory() && !generated.includes(one.name))
      .filter(({ name }) => !map.some((one) => one.startsWith(`${folder}/${name}`)))
    expect(missing.map(({ name }) => name)).toEqual([])
  },
)

test('what the table of the README leads to is there', () => {
  const paths = pathsInTable(read('README.md'), '## I want to')
  expect(paths.length).toBeGreaterThan(12)
  // What a command writes is not there before it has run.
  const made = ['shots/index.html']
  expect(paths.filter((one) => !(isThere(one) || made.includes(one)))).toEqual([])
})

const readIfThere = (file: string) => (isThere(file) ? read(file) : null)

test('what one sees stands where the README says, in those words', () => {
  const places = placesInTable(read('README.md'), '## Where is')
  expect(places.length).toBeGreaterThanOrEqual(30)
  expect(places.flatMap((place) => missingAt(place, readIfThere))).toEqual([])
})

test('a row of that table that leads astray is found out', () => {
  const [place] = placesInTable(
    '## Where is …\n| the link «Nirgends» | `README.md` |\n',
    '## Where',
  )
  expect(place && missingAt(place, () => 'anything else')).toEqual(['README.md: Nirgends'])
  expect(place && missingAt(place, () => null)).toEqual(['README.md'])
})

test('the ways of a page, a change, a request, a notice and a session name files that are there', () => {
  const ways = read('docs/architecture.md').split('## 2. ')[1]?.split('\n## 3. ')[0] ?? ''
  expect(ways.match(/^(?:### )?The way of a \w+$/gm)).toHaveLength(5)
  const named = [...ways.matchAll(/`((?:apps|packages)\/[\w./<>-]+)`/g)].map(([, one = '']) => one)
  expect(named.length).toBeGreaterThan(25)
  expect(named.map((one) => one.replace(/<.*$/, '')).filter((one) => !isThere(one))).toEqual([])
  // One screen each: two dozen lines of a window.
  for (const way of ways.split('\n### ')) expect(way.split('\n').length).toBeLessThan(25)
})

test('decisions are numbered in order; a number that is not there is named as unused', () => {
  const files = readdirSync(path.join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))
  const numbers = files.map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  const unused = read('docs/decisions/README.md').match(/\d{4}/g) ?? []
  const all = Array.from({ length: Number(numbers.at(-1)) }, (_, at) =>
    String(at + 1).padStart(4, '0'),
  )
  expect([...numbers, ...unused].sort()).toEqual(all)
  const misnamed = files.filter((file) => {
    return !read(`docs/decisions/${file}`).startsWith(`# ${file.slice(0, 4)} · `)
  })
  expect(misnamed).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateNames, templates } from '@kurstadt/contract'
import { examples } from '@kurstadt/contract/examples'
import { formNames } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { registry } from './registry.generated.ts'

const folder = import.meta.dirname
const blocksOfCms = join(folder, '../../../cms/src/blocks')
const templatesOfContract = join(folder, '../../../../packages/contract/src/templates')
/** Folders of the three houses; forms have one folder each, in the contract, and share the rest. */
const names = templateNames.filter((name) => !name.startsWith('formular-')).sort()
const ofForms = formNames.map((name) => `formular-${name}`)

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

/** What is missing at a template, in words; an empty list when it is whole. */
function missingAt(name: string, base = folder): string[] {
  const path = (file: string) => join(base, name, file)
  const files = [
    'index.ts',
    `${name}.tsx`,
    `${name}.module.css`,
    `${name}.fixtures.ts`,
    `${name}.test.tsx`,
  ]
  const absent = files.filter((file) => !existsSync(path(file)))
  const css = absent.includes(`${name}.module.css`)
    ? ''
    : readFileSync(path(`${name}.module.css`), 'utf8')
  return css === '' || /^@layer templates \{/m.test(css)
    ? absent
    : [...absent, 'styles in @layer templates']
}

/** Folders of the back office that hold what blocks share, and what two of the forms add. */
const shared = ['pictures', 'serialise', 'formular', 'formular-pauschale', 'formular-schaden']

test('one name everywhere: the three houses and the registry have the same templates', () => {
  expect(foldersIn(templatesOfContract)).toEqual(names)
  expect(foldersIn(blocksOfCms).filter((name) => !shared.includes(name))).toEqual(names)
  expect(foldersIn(folder)).toEqual(names)
  expect(Object.keys(registry).sort()).toEqual([...names, ...ofForms].sort())
})

test('each template has a door, a view, styles in its layer, fixtures and a test', () => {
  const missing = names.flatMap((name) => missingAt(name).map((what) => `${name}: ${what}`))
  expect(missing).toEqual([])
})

test('each template names itself and the chapter of the specification as the contract does', () => {
  for (const name of templateNames) {
    const template = registry[name]
    expect(template.name).toBe(name)
    expect(template.spec).toBe(templates[name].spec)
  }
})

test('each template has the examples that every template has', () => {
  for (const name of templateNames)
    expect(Object.keys(examples[name])).toEqual(
      expect.arrayContaining(['typical', 'minimal', 'long-words', 'english']),
    )
})

test('each template has its block, picture and serialiser in the back office', () => {
  const parts = ['block.ts', 'drawing.ts', 'serialise.ts']
  const missing = names.flatMap((name) =>
    parts.map((part) => join(name, part)).filter((file) => !existsSync(join(blocksOfCms, file))),
  )
  expect(missing).toEqual([])
})

test('a template that lacks its parts is found out', () => {
  expect(missingAt('gibt-es-nicht')).toContain('gibt-es-nicht.tsx')
})

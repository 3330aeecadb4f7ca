import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFree, clone, makeAll } from './clone.ts'
import { makeForm } from './form-page.ts'
import { makeSubject } from './subject.ts'
import { template } from './template.ts'

const houses = {
  contract: 'packages/contract/src/templates',
  cms: 'apps/cms/src/blocks',
  website: 'apps/website/src/templates',
}
const forms = 'packages/contract/src/forms'
let copy = ''

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'kurstadt-new-'))
  const models = [...Object.values(houses).map((house) => `${house}/zitat`), `${forms}/barriere`]
  for (const folder of models) {
    cpSync(path.join(import.meta.dirname, '../..', folder), path.join(copy, folder), {
      recursive: true,
    })
  }
})

afterEach(() => {
  rmSync(copy, { recursive: true })
})

const textOf = (file: string) => readFileSync(path.join(copy, file), 'utf8')

test('a new template has its parts in all three houses, under its own name', () => {
  const name = 'wald-und-wiese'
  expect(clone(copy, template, name).toSorted()).toEqual(
    [
      `${houses.contract}/${name}/examples.ts`,
      `${houses.contract}/${name}/template.ts`,
      `${houses.cms}/${name}/block.ts`,
      `${houses.cms}/${name}/drawing.ts`,
      `${houses.cms}/${name}/serialise.ts`,
      `${houses.website}/${name}/index.ts`,
      `${houses.website}/${name}/${name}.fixtures.ts`,
      `${houses.website}/${name}/${name}.module.css`,
      `${houses.website}/${name}/${name}.test.tsx`,
      `${houses.website}/${name}/${name}.tsx`,
    ].toSorted(),
  )
})

test('nothing of the model’s name is left in it', () => {
  for (const file of clone(copy, template, 'wald-und-wiese'))
    expect(textOf(file), file).not.toMatch(/zitat/i)
})

test('each place has the name in its own spelling, also where the model’s is a part of it', () => {
  clone(copy, template, 'wald-zitat')
  const folder = `${houses.website}/wald-zitat`
  expect(textOf(`${folder}/wald-zitat.module.css`)).toContain('.waldZitat::before')
  const view = textOf(`${folder}/wald-zitat.tsx`)
  expect(view).toContain("import styles from './wald-zitat.module.css'")
  expect(view).toContain("export function WaldZitat({ block }: ViewProps<'wald-zitat'>)")
  expect(view).toContain('styles.waldZitat}')
  expect(textOf(`${folder}/wald-zitat.fixtures.ts`)).toContain("...examples['wald-zitat'],")
  const block = textOf(`${houses.cms}/wald-zitat/block.ts`)
  expect(block).toContain("slug: 'wald-zitat'")
  expect(block).toContain("interfaceName: 'WaldZitatBlock'")
  expect(block).toContain("labels: { singular: 'Wald-Zitat', plural: 'Wald-Zitat' }")
})

test('a name that could not be on the wire is refused in words', () => {
  for (const name of ['Wald', 'wald_wiese', '../wald', 'wäld', ''])
    expect(() => clone(copy, template, name)).toThrow('is no name')
})

test('a folder that is there already in any house is not overwritten', () => {
  expect(() => clone(copy, template, 'zitat')).toThrow('already')
  rmSync(path.join(copy, houses.contract, 'zitat'), { recursive: true })
  expect(() => clone(copy, template, 'zitat')).toThrow(houses.cms)
})

test('of several names none is made where one cannot be', () => {
  const maker = {
    check: (root: string, name: string) => checkFree(root, template, name),
    make: (root: string, name: string) => clone(root, template, name),
  }
  expect(() => makeAll(copy, maker, ['wald', 'zitat'])).toThrow('already')
  expect(existsSync(path.join(copy, houses.contract, 'wald'))).toBe(false)
  expect(makeAll(copy, maker, ['wald', 'wald'])).toHaveLength(10)
})

test('a subject is not named as a type that another one has', () => {
  const folder = 'apps/cms/src/subjects/erleben/collections/videos'
  mkdirSync(path.join(copy, folder), { recursive: true })
  expect(() => makeSubject(copy, 'videos')).toThrow(folder)
  expect(() => makeSubject(copy, 'erleben')).toThrow('already')
})

test('a new form is one folder, with its words in both languages and a sample of it, and a page', () => {
  const files = makeForm(copy, 'wald-fuehrung')
  const parts = ['examples', 'form', 'sample', 'schema', 'texts.de', 'texts.en']
  const page = 'content/seiten/formulare/wald-fuehrung/seite.ts'
  expect(files.toSorted()).toEqual([
    page,
    ...parts.map((part) => `${forms}/wald-fuehrung/${part}.ts`),
  ])
  expect(textOf(page)).toContain("template: 'formular-wald-fuehrung'")
  expect(() => makeForm(copy, 'wald-fuehrung')).toThrow('already')
  for (const file of files) expect(textOf(file), file).not.toMatch(/barriere-|'barriere|'Barriere /)
  expect(textOf(`${forms}/wald-fuehrung/form.ts`)).toContain("label: 'Wald-Fuehrung'")
})

import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staleLists } from '../../tools/lists/index.ts'
import { inOneChecker } from '../../tools/test/types-step.ts'
import { type CheckoutCopy, copyCheckout } from './checkout-copy.ts'

// What the generator writes is code like any other: it is compiled, and its tests run.

/** Without and with hyphen; the second has the model's own name in it. */
const names = ['waldlied', 'wald-zitat']
const houses = [
  'packages/contract/src/templates',
  'apps/cms/src/blocks',
  'apps/website/src/templates',
]
const forms = ['waldruf', 'wald-barriere']
const folderOfForms = 'packages/contract/src/forms'
const folderOfFormPages = 'content/seiten/formulare'
const subjects = ['wald', 'wald-lieder']
const folderOfSubjects = 'apps/cms/src/subjects'
const generated = [
  'apps/cms/src/blocks/blocks.generated.ts',
  'apps/cms/src/blocks/pictures/drawings.generated.ts',
  'apps/cms/src/blocks/serialise/serialisers.generated.ts',
  'apps/cms/src/editing/access/matrix.txt',
  'apps/cms/src/payload-types.ts',
  'apps/cms/src/subjects/index.ts',
  'apps/website/src/routes/gallery-examples.generated.server.ts',
  'apps/website/src/templates/registry.generated.ts',
  'content/seiten/formulare.generated.ts',
  'packages/contract/openapi.json',
  'packages/contract/src/examples/examples.generated.ts',
  'packages/contract/src/examples/form-samples.generated.ts',
  'packages/contract/src/forms/definitions.generated.ts',
  'packages/contract/src/forms/schema-files.generated.ts',
  'packages/contract/src/forms/schemas.generated.ts',
  'packages/contract/src/templates/templates.generated.ts',
]
let copy: CheckoutCopy

beforeAll(() => {
  copy = copyCheckout()
  copy.run('node', 'tools/new/main.ts', 'template', ...names)
  copy.run('node', 'tools/new/main.ts', 'form', ...forms)
  copy.run('node', 'tools/new/main.ts', 'subject', ...subjects)
})

afterAll(() => copy.remove())

test('only new folders and what is generated differ from the commit', () => {
  const status = copy.run('git', 'status', '--porcelain').trimEnd().split('\n')
  const folders = [
    ...names.flatMap((name) => houses.map((house) => `?? ${house}/${name}/`)),
    ...forms.flatMap((name) => [
      `?? ${folderOfForms}/${name}/`,
      `?? ${folderOfFormPages}/${name}/`,
    ]),
    ...subjects.map((name) => `?? ${folderOfSubjects}/${name}/`),
  ]
  const changed = generated.map((file) => ` M ${file}`)
  expect(status.toSorted()).toEqual([...folders, ...changed].toSorted())
})

test.for(['packages/contract', 'apps/website', 'apps/cms', 'content', 'tests'])(
  '%s compiles with them',
  (project) => {
    copy.run('tsc', '--project', project, ...inOneChecker)
  },
)

test('what is new is formatted and lints', () => {
  copy.run(
    'biome',
    'check',
    '--error-on-warnings',
    ...houses,
    folderOfForms,
    folderOfFormPages,
    folderOfSubjects,
  )
  copy.run('stylelint', '--max-warnings=0', `apps/website/src/templates/{${names.join(',')}}/*.css`)
})

test('their tests pass, and those that ask for every template, form and type', () => {
  const printed = copy.run(
    'vitest',
    'run',
    '--project=unit-node',
    '--project=unit-dom',
    '--project=unit-cms',
    ...names.map((name) => `apps/website/src/templates/${name}/`),
    'apps/website/src/templates/form-template.test.tsx',
    'apps/website/src/features/anfragen/words.test.ts',
    'apps/website/src/templates/conformance.test.ts',
    'packages/contract/src/',
    'apps/cms/src/editing/access/',
    'tools/lists/',
  )
  for (const name of names) expect(printed).toContain(`${name}.test.tsx`)
})

test('each new form has a page of the demo town, which a page leads to in both languages', () => {
  const asked = 'has a link to it|every internal link|every parent|umlauts|quotation|in one way'
  const printed = copy.run(
    'vitest',
    'run',
    '--project=content',
    '--reporter=verbose',
    `--testNamePattern=${asked}`,
    'content/town.test.ts',
    'content/facts.test.ts',
  )
  for (const name of asked.split('|')) expect(printed).toMatch(new RegExp(`✓.*${name}`))
})

test('a template without one of its parts is a stale list, and then does not compile', () => {
  const [house = ''] = houses
  rmSync(path.join(copy.folder, house, 'waldlied/examples.ts'))
  const list = 'packages/contract/src/examples/examples.generated.ts'
  expect([...staleLists(copy.folder).keys()]).toEqual([list])
  copy.run('node', 'tools/lists/main.ts')
  expect(() => copy.run('tsc', '--project', 'packages/contract', ...inOneChecker)).toThrow(
    /'?waldlied'?/,
  )
})

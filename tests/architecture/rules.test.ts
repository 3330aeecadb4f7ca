import { afterAll, expect, test } from 'vitest'
import { cleanTree, workspaceLinks } from './clean-tree.ts'
import { layOut, ruleNames } from './cruise-tree.ts'
import { plantedViolations } from './planted.ts'

const tree = layOut(cleanTree, workspaceLinks)
afterAll(() => tree.remove())

test('a project that keeps the rules breaks none', async () => {
  expect(await tree.violations()).toEqual([])
})

test('every rule is proved by a planted violation', () => {
  const proved = new Set(plantedViolations.map(({ rule }) => rule))
  expect(ruleNames.filter((name) => !proved.has(name))).toEqual([])
  expect(new Set(ruleNames).size).toBe(ruleNames.length)
})

for (const { rule, files, imports } of plantedViolations) {
  const [file = ''] = Object.keys(files)
  test(`${rule} fires, and it alone, on ${file}`, async () => {
    const found = await tree.violationsOf(files)
    expect(new Set(found.map((violation) => violation.rule))).toEqual(new Set([rule]))
    expect(new Set(found.map(({ from }) => from))).toEqual(new Set([file]))
    expect(found).toHaveLength(imports)
  })
}

const ways = {
  'a value': "import { t } from '../i18n/index.ts'",
  'a type': "import type { T } from '../i18n/index.ts'",
  'a type among names': "import { type T } from '../i18n/index.ts'",
  'a type in place': "export const t: import('../i18n/index.ts').T = 1",
  'an effect': "import '../i18n/index.ts'",
  'a part that is loaded later': "export const load = () => import('../i18n/index.ts')",
  'something to pass on': "export { t } from '../i18n/index.ts'",
  'a type to pass on': "export type { T } from '../i18n/index.ts'",
  'all of it': "export * from '../i18n/index.ts'",
}

for (const [what, source] of Object.entries(ways)) {
  test.for(['ts', 'tsx'])(`an import of ${what} counts in a .%s file`, async (extension) => {
    const file = `apps/website/src/lib/planted.${extension}`
    expect(await tree.violationsOf({ [file]: source })).toEqual([
      { rule: 'lib-imports-down', from: file, to: 'apps/website/src/i18n/index.ts' },
    ])
  })
}

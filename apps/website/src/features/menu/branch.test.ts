import { menuExamples } from '@kurstadt/contract/examples'
import { expect, test } from 'vitest'
import { isOnBranch } from './branch.ts'

const branchesOf = (path: string) =>
  menuExamples.haupt.menuItems.filter((item) => isOnBranch(item, path)).map((item) => item.title)

test('the menu opens on the branch that contains the current page', () => {
  expect(branchesOf('/de/veranstaltungen/')).toEqual(['Erleben'])
  expect(branchesOf('/de/wandern/wildsee/')).toEqual(['Erleben'])
})

test('an entry of a list belongs to the branch of its list', () => {
  expect(branchesOf('/de/veranstaltungen/sommernachtskonzert-id_12/')).toEqual(['Erleben'])
})

test('no branch is open on the home page', () => {
  expect(branchesOf('/de/')).toEqual([])
})

test('a link to the home page is not an ancestor of every page', () => {
  expect(isOnBranch({ href: '/de/', menuItems: [] }, '/de/rathaus/')).toBe(false)
})

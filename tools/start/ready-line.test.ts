import { expect, test } from 'vitest'
import { readyLine } from './ready-line.ts'

const goals = { first: 150, again: 8 }
const administrator = {
  email: 'leitung@kurstadt.example',
  password: 'einmal',
  intranet: { email: 'rathaus@kurstadt.example', password: 'einmal' },
  ratsinfo: { email: 'rat@kurstadt.example', password: 'einmal' },
}

test('a first start stands beside its goal', () => {
  const line = readyLine(141.6, { administrator, hasBuilt: true }, goals)
  expect(line).toBe('Ready after 142 s (goal for a first start: 150 s).')
})

test('another start stands beside its own', () => {
  const line = readyLine(7.42, { administrator: undefined, hasBuilt: false }, goals)
  expect(line).toBe('Ready after 7.4 s (goal for another start: 8 s).')
})

test('a start that builds what changed has no goal, and none has one while watching', () => {
  const changed = { administrator: undefined, hasBuilt: true }
  expect(readyLine(40, changed, goals)).toBe('Ready after 40 s.')
  expect(readyLine(7.42, { ...changed, hasBuilt: false }, undefined)).toBe('Ready after 7.4 s.')
})

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cloneTemplate } from './new-template.ts'

let copy = ''

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'kurstadt-new-'))
  const templates = 'apps/website/src/templates/zitat'
  mkdirSync(path.join(copy, templates), { recursive: true })
  cpSync(path.join(import.meta.dirname, '..', templates), path.join(copy, templates), {
    recursive: true,
  })
})

afterEach(() => {
  rmSync(copy, { recursive: true })
})

test('a new template has every part that the conformance test asks for, under its own name', () => {
  const name = 'wald-und-wiese'
  const files = cloneTemplate(copy, name).map((file) => path.basename(file))
  expect(files.sort()).toEqual(
    [
      'index.ts',
      `${name}.fixtures.ts`,
      `${name}.module.css`,
      `${name}.test.tsx`,
      `${name}.tsx`,
    ].sort(),
  )
})

test('nothing of the model’s name is left in it', () => {
  for (const file of cloneTemplate(copy, 'wald-und-wiese'))
    expect(readFileSync(path.join(copy, file), 'utf8')).not.toMatch(/zitat/i)
})

test('a name that could not be on the wire is refused in words', () => {
  for (const name of ['Wald', 'wald_wiese', '../wald', 'wäld', ''])
    expect(() => cloneTemplate(copy, name)).toThrow('is no template name')
})

test('a template that is there already is not overwritten', () => {
  expect(() => cloneTemplate(copy, 'zitat')).toThrow('already')
})

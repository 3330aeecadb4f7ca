import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../stack/index.ts'
import { billOfMaterials } from './sbom.ts'

const manifest = z.looseObject({ dependencies: z.record(z.string(), z.string()) })

test('T83: the bill of materials names every package that an app asks for, in its version', async () => {
  const { components, metadata } = await billOfMaterials(root)
  expect(metadata.component).toMatchObject({ name: 'kurstadt', type: 'application' })
  const known = new Set(components.flatMap(({ name, version }) => [name, `${name} ${version}`]))
  for (const app of ['apps/cms', 'apps/website', 'packages/contract']) {
    const text = readFileSync(path.join(root, app, 'package.json'), 'utf8')
    const asked = Object.entries(manifest.parse(JSON.parse(text)).dependencies)
    const foreign = asked.filter(([name]) => !name.startsWith('@kurstadt/'))
    // A range stands for whatever version the lockfile has.
    for (const [name, version] of foreign)
      expect(known).toContain(/^\d/.test(version) ? `${name} ${version}` : name)
  }
})

test('T83: it names no tool of the project that no app contains, and no path of a machine', async () => {
  const made = await billOfMaterials(root)
  const names = made.components.map(({ name }) => name)
  for (const tool of ['vitest', '@biomejs/biome', 'knip']) expect(names).not.toContain(tool)
  expect(JSON.stringify(made)).not.toContain(root)
})

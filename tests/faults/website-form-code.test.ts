import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type FormName, formNames, forms } from '@kurstadt/contract/forms'
import { expect, test } from 'vitest'
import { z } from 'zod'

// What a page with a form loads, read from what the build has made: for every form there is.

const built = path.join(import.meta.dirname, '../../apps/website/build/client')
const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')))

/** Most bytes (brotli) of JavaScript on a page with a form. */
const budget = 95_000

const schemaOf = (form: FormName) => `../../packages/contract/src/forms/${form}/schema.ts`

/** Everything that comes with some files of the build. */
function withImports(keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const key of keys.filter((one) => !seen.has(one))) {
    seen.add(key)
    withImports(manifest[key]?.imports ?? [], seen)
  }
  return seen
}

const codeOf = (keys: ReadonlySet<string>) =>
  [...keys].map((key) => readFileSync(path.join(built, manifest[key]?.file ?? key)))

const sizes = new Map<string, number>()

/** Bytes of a file as it is sent; most files come with every form. */
function sizeOf(key: string): number {
  const known = sizes.get(key)
  if (known !== undefined) return known
  const [code = ''] = codeOf(new Set([key]))
  const size = brotliCompressSync(code).byteLength
  sizes.set(key, size)
  return size
}

/** What a page loads for a form, in the language with more words. */
const loadedFor = (form: FormName, ...more: string[]) =>
  withImports([
    'src/entry.browser.ts',
    'src/ui/island/hydrate-island.tsx',
    'src/features/anfragen/request-form.de.island.tsx',
    schemaOf(form),
    ...more,
  ])

/** Fields that one form alone has, as its schema names them. */
function ownFields(form: FormName): string[] {
  const fieldsOf = (name: FormName) => Object.keys(forms[name]('2031-05-01').shape)
  const others = new Set(formNames.filter((name) => name !== form).flatMap(fieldsOf))
  return fieldsOf(form).filter((field) => !others.has(field) && field.length > 8)
}

test.each(formNames)('the page of the form %s loads the schema of no other form', (form) => {
  const loaded = loadedFor(form)
  expect(manifest[schemaOf(form)]).toBeDefined()
  expect([...loaded].filter((key) => key.endsWith('/schema.ts'))).toEqual([schemaOf(form)])
  const code = codeOf(loaded).join('\n')
  for (const other of formNames.filter((name) => name !== form))
    for (const field of ownFields(other)) expect(code).not.toContain(`${field}:`)
})

test('each schema stands in the file of its own form', () => {
  const told = formNames.filter((form) => ownFields(form).length > 0)
  expect(told.length).toBeGreaterThan(3)
  for (const form of told)
    for (const field of ownFields(form))
      expect(codeOf(new Set([schemaOf(form)])).join('\n')).toContain(`${field}:`)
})

test.each(formNames)('the page of the form %s loads at most 95 KB of JavaScript', (form) => {
  const bytes = [...loadedFor(form)].reduce((sum, key) => sum + sizeOf(key), 0)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(budget)
})

test('maps come to a form when somebody asks for them', () => {
  const chooser = 'src/features/anfragen/place-chooser.tsx'
  const form = withImports(['src/features/anfragen/request-form.de.island.tsx'])
  expect(manifest[chooser]).toBeDefined()
  expect(form).not.toContain(chooser)
  expect(codeOf(form).join('\n')).not.toContain('aria-valuetext')
  expect(codeOf(withImports([chooser])).join('\n')).toContain('aria-valuetext')
})

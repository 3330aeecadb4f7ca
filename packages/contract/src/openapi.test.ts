import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { callAddress, callNames } from './calls/index.ts'
import { fieldNamesOf, formNames } from './forms/index.ts'
import { openApiJson } from './openapi.ts'

const document = z
  .object({
    paths: z.record(z.string(), z.unknown()),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  })
  .parse(JSON.parse(openApiJson()))

test('openapi.json is what the contract says now; `npm run openapi` writes it', () => {
  expect(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiJson())
})

test('every call and the change feed have a path', () => {
  const paths = Object.keys(document.paths)
  for (const name of callNames) expect(paths).toContain(callAddress(name))
  expect(paths).toContain('/api/parkleitsystem')
  expect(paths).toContain('/api/cms/aenderungen')
  expect(paths).toContain('/api/cms/aenderungen/stand')
})

test('every form has a call that takes it, with its fields and what may be answered', () => {
  const operation = z.object({
    post: z.object({
      requestBody: z.object({
        content: z.object({
          'application/json': z.object({
            schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
          }),
        }),
      }),
      responses: z.record(z.string(), z.unknown()),
    }),
  })
  for (const name of formNames) {
    const { requestBody, responses } = operation.parse(
      document.paths[`/api/cms/anfragen/${name}`],
    ).post
    const { properties } = requestBody.content['application/json'].schema
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([...fieldNamesOf(name)]))
    expect(Object.keys(responses)).toEqual(['200', '400', '403', '413', '415', '429', '503'])
  }
})

test('no reference leads nowhere', () => {
  const json = openApiJson()
  const names = new Set(Object.keys(document.components.schemas))
  const references = [...json.matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(20)
  for (const [, name] of references) expect(names).toContain(name)
})

import { expect, test } from 'vitest'
import { addAdministrator } from '../../apps/cms/src/commands/add-administrator.ts'
import { isPrepared } from '../../tools/stack/prepared.ts'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, openPayload } from './content-api.ts'
import { german, published } from './writing.ts'

// A second start prepares nothing, and so needs seconds.

test('a database is prepared when it has tables, pages and an administrator', async () => {
  const nothing = await createDatabase({ isEmpty: true })
  expect(await isPrepared(nothing.url)).toBe(false)
  const { url } = await createDatabase()
  const payload = await openPayload(cmsEnvironment(url))
  expect(await isPrepared(url)).toBe(false)
  await payload.create({
    collection: 'seiten',
    ...german,
    data: {
      ...published,
      titel: 'Start',
      pfad: '/de/',
      pageLayout: 'slim',
      pageTheme: 'default',
      bloecke: [],
    },
  })
  expect(await isPrepared(url)).toBe(false)
  await addAdministrator(payload, 'administration@kurstadt.example', true)
  expect(await isPrepared(url)).toBe(true)
})

import { formSamples } from '@kurstadt/contract/examples'
import { beforeAll, expect, test } from 'vitest'
import { type S3Server, startS3 } from '../support/s3.ts'
import { openTaking, type Taking, travelling } from './anfragen.ts'
import { filesOf, keptWith, onWire, requestOf } from './attachments.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { png } from './uploading.ts'

let server: S3Server
let town: Taking
let office: BackOffice

beforeAll(async () => {
  server = await startS3()
  Object.assign(process.env, server.variables)
  town = await openTaking(server.variables)
  office = await openBackOffice(town.databaseUrl)
})

const report = async () => {
  const fotos = [onWire('a.png', await png(60, 40)), onWire('b.png', await png(80, 40))]
  return town.post('schaden', { ...formSamples.schaden.fields, fotos, ...travelling() })
}

test('photos lie in a folder of their own in the S3 store, and nothing on the disk', async () => {
  const id = await requestOf(town, await report())
  const kept = (await keptWith(town, id)).map(({ filename }) => String(filename))
  expect((await server.names('anlagen/')).toSorted()).toEqual(kept.toSorted())
  expect(await server.names()).toEqual([])
  expect(await filesOf(town, 'ATTACHMENT_DIR')).toEqual([])
  const token = await office.logIn('rathaus')
  expect((await office.download(`anlagen/file/${kept[0]}`, token)).status).toBe(200)
  await office.call('DELETE', `anfragen/${id}`, undefined, token)
  await expect.poll(() => server.names('anlagen/')).toEqual([])
})

test('while the S3 store is away a report with photos is refused whole, and one without is taken', async () => {
  const before = await town.counts()
  await server.stop()
  const refused = await report()
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
  expect(await town.counts()).toEqual(before)
  const plain = await town.post('schaden', { ...formSamples.schaden.fields, ...travelling() })
  expect(plain.status).toBe(200)
})

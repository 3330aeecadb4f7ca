import { randomUUID } from 'node:crypto'
import { createLog } from '@kurstadt/log'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type DocumentView, loadDocumentView } from '../support/document-view.ts'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local, published } from './writing.ts'

// What an editor sees of an entry or of settings that cannot be read: that this is so, by which number
// the administration finds why, and how they get on. By Payload's own view, on a real database.

let office: BackOffice
let view: DocumentView
let req: PayloadRequest
let id: string

beforeAll(async () => {
  ;[office, view] = [await openBackOffice(), await loadDocumentView()]
  const { payload } = office
  payload.logger = createLog({ level: 'error' }, { write: () => undefined })
  const data = {
    email: `${randomUUID()}@kurort.example`,
    name: 'Mara Tann',
    password: `${randomUUID()}-Aa1`,
    rollen: ['administration' as const],
  }
  const account = await payload.create({ collection: 'benutzer', ...local, data })
  const user = { ...account, collection: 'benutzer' as const, passwort_aendern: false }
  req = await createLocalReq({ user }, payload)
  const news = await payload.create({
    collection: 'aktuelles',
    ...german,
    data: {
      ...published,
      titel: 'Kurkonzert',
      einleitung: 'Ein Satz.',
      datum_von: '2031-01-02',
      sortierung: 0,
    },
  })
  id = news.id
})

/** What stands at an address of the back office, below `/admin/`. */
async function openPage(address: string) {
  const { guardView } = await import('../../apps/cms/src/admin/guard-view.ts')
  const { describeFailedView } = await import('../../apps/cms/src/admin/failed-words.ts')
  const {
    payload,
    payload: { config },
  } = office
  const segments = address.split('/')
  const [area, slug, docID] = segments
  const isEntry = area === 'collections'
  const initPageResult = {
    collectionConfig: isEntry ? config.collections.find((one) => one.slug === slug) : undefined,
    globalConfig: isEntry ? undefined : config.globals.find((one) => one.slug === slug),
    docID: isEntry ? docID : undefined,
    locale: { code: 'de', label: 'Deutsch' },
    permissions: { canAccessAdmin: true },
    req: { ...req, payload },
    visibleEntities: { collections: ['aktuelles'], globals: ['einstellungen'] },
  }
  const props = { initPageResult, importMap: {}, params: { segments }, user: req.user }
  return guardView(() => view(props), describeFailedView(`/admin/${address}`))
}

/** Reading fails with an error of ours until the test is over. */
function failReading(hooks: { afterRead?: unknown[] }): Error {
  const error = new Error('a hook has failed for kim@kurort.example')
  const fail = () => {
    throw error
  }
  const { afterRead = [] } = hooks
  hooks.afterRead = [...afterRead, fail]
  onTestFinished(() => {
    hooks.afterRead = afterRead
  })
  return error
}

async function withoutTable(table: string) {
  const { pool } = office.payload.db
  await pool.query(`alter table ${table} rename to ${table}_weg`)
  onTestFinished(async () => {
    await pool.query(`alter table ${table}_weg rename to ${table}`)
  })
}

async function numberOf(error: Error) {
  const { numberOfOfficeError } = await import('../../apps/cms/src/platform/log/office-error.ts')
  return numberOfOfficeError(error)
}

const entry = () => `collections/aktuelles/${id}`
const toList = { href: '/admin/collections/aktuelles', label: 'Zurück zur Liste' }
const unreadable = {
  title: 'Dieser Eintrag lässt sich gerade nicht öffnen',
  what: 'Beim Lesen des Eintrags ist auf dem Server etwas schiefgegangen. Was Sie zuvor gespeichert haben, ist davon nicht betroffen.',
  back: toList,
}

test('of an entry whose reading fails its editor is told so, with the number of the error', async () => {
  const error = failReading(office.payload.collections.aktuelles.config.hooks)
  const number = await numberOf(error)
  expect(await openPage(entry())).toEqual({ notice: { ...unreadable, number } })
})

test('so it is at the versions of an entry', async () => {
  const error = failReading(office.payload.collections.aktuelles.config.hooks)
  const title = 'Die früheren Fassungen lassen sich gerade nicht zeigen'
  const notice = { title, back: toList, number: await numberOf(error) }
  expect(await openPage(`${entry()}/versions`)).toMatchObject({ notice })
})

test('so it is with settings', async () => {
  const settings = office.payload.config.globals.find(({ slug }) => slug === 'einstellungen')
  const error = failReading(settings?.hooks ?? {})
  const title = 'Diese Einstellungen lassen sich gerade nicht öffnen'
  const notice = { title, number: await numberOf(error) }
  expect(await openPage('globals/einstellungen')).toMatchObject({ notice })
})

test.each(['_aktuelles_v', 'payload_preferences'])(
  'so it is while the database does not answer for %s',
  async (table) => {
    await withoutTable(table)
    const page = await openPage(entry())
    expect(page).toMatchObject({ notice: unreadable })
    expect('notice' in page && page.notice.number).toMatch(/^\w{4}-\w{4}$/)
  },
)

test('an entry that is not there is still said not to be there', async () => {
  const gone = openPage(`collections/aktuelles/${randomUUID()}`)
  await expect(gone).rejects.toThrow('NEXT_REDIRECT')
})

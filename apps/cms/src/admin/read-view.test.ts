import { createLog } from '@kurstadt/log'
import { notFound, redirect } from 'next/navigation.js'
import { expect, test } from 'vitest'
import { readView } from './read-view.ts'

// What Payload does with a view that it cannot make, and what becomes of it here.

const log = createLog({ level: 'error' }, { write: () => undefined })

const failed = new Error('the table is away')

async function read(make: () => Promise<unknown>) {
  const reported: unknown[] = []
  const came = await readView(make, (error) => void reported.push(error))
  return { ...came, reported }
}

test('a view that is made stays as it is, whatever was logged beside it', async () => {
  const make = async () => {
    log.error({ err: failed })
    return 'a view'
  }
  expect(await read(make)).toEqual({ view: 'a view', reported: [] })
  expect(await read(async () => null)).toEqual({ view: null, reported: [] })
})

test('an empty page has failed, by what was logged before', async () => {
  const make = async () => {
    log.error({ err: failed })
    log.error({ err: new Error('and then another') })
    return undefined
  }
  expect(await read(make)).toEqual({ failure: failed, reported: [] })
})

test('an empty page of which nothing was logged is reported itself', async () => {
  const { reported, ...came } = await read(async () => undefined)
  expect(reported).toEqual([new Error('a view of the back office is empty')])
  expect(came).toEqual({ failure: reported[0] })
})

test.each([
  ['the list, which says it', () => redirect('/admin/collections/seiten?notFound=1')],
  ['the page for what is not there', () => notFound()],
])('what could not be read is not what is not there, though it leads to %s', async (_, lead) => {
  const lookFor = (cause: Error[]) =>
    read(async () => {
      for (const error of [...cause, new Error('not-found')]) log.error({ err: error })
      lead()
    })
  expect(await lookFor([failed])).toEqual({ failure: failed, reported: [] })
  await expect(lookFor([])).rejects.toThrow(/^NEXT_/)
})

test('who is led elsewhere gets there, whatever was logged on the way', async () => {
  const make = async () => {
    log.error({ err: failed })
    redirect('/admin/collections/seiten/7')
  }
  await expect(read(make)).rejects.toThrow('NEXT_REDIRECT')
})

test('what throws has failed, and is reported', async () => {
  const make = () => Promise.reject(failed)
  expect(await read(make)).toEqual({ failure: failed, reported: [failed] })
})

test('who cannot find their own account because it could not be read is told of that', async () => {
  const make = async () => {
    log.error({ err: failed })
    throw new Error('not-found')
  }
  expect(await read(make)).toEqual({ failure: failed, reported: [] })
})

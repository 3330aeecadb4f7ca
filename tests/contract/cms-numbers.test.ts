import { beforeAll, expect, test } from 'vitest'
import { type BackOffice, openBackOffice } from './back-office.ts'
import { german, local, numberOf } from './writing.ts'

let office: BackOffice

beforeAll(async () => {
  office = await openBackOffice()
})

async function addRubrik(more: object = {}): Promise<number> {
  const data = { rubrik: 'Konzerte', art: 'veranstaltungen', ...more } as const
  return numberOf(await office.payload.create({ collection: 'rubriken', ...german, data }))
}

test('the numbers of a type count from 1', async () => {
  expect([await addRubrik(), await addRubrik()]).toEqual([1, 2])
})

test('an import keeps its numbers, and later ones continue after them', async () => {
  expect(await addRubrik({ nummer: 77 })).toBe(77)
  expect(await addRubrik()).toBe(78)
  expect(await addRubrik({ nummer: 40 })).toBe(40)
  expect(await addRubrik()).toBeGreaterThan(78)
})

test('a number is given once', async () => {
  await expect(addRubrik({ nummer: 77 })).rejects.toThrow()
})

test('many at once get a number each', async () => {
  const numbers = await Promise.all(Array.from({ length: 8 }, () => addRubrik()))
  expect(new Set(numbers).size).toBe(8)
})

test('an editor can neither choose nor change a number', async () => {
  const token = await office.logIn('tourismus', 'rathaus')
  const made = await office.call(
    'POST',
    'rubriken?locale=de',
    { rubrik: 'Neu', nummer: 9000 },
    token,
  )
  const { docs } = await office.payload.find({ collection: 'rubriken', ...local, sort: '-nummer' })
  const [newest] = docs
  expect([made.status, newest?.nummer === 9000]).toEqual([201, false])
  const path = `rubriken/${newest?.id}?locale=de`
  await office.call('PATCH', path, { nummer: 9001 }, token)
  const after = await office.payload.findByID({
    collection: 'rubriken',
    id: newest?.id ?? '',
    ...local,
  })
  expect(after.nummer).toBe(newest?.nummer)
})

test('a path is stored in one form and belongs to one page', async () => {
  const add = (pfad: string) =>
    office.payload.create({
      collection: 'seiten',
      ...german,
      data: {
        titel: 'Bäder',
        pfad,
        pageLayout: 'default',
        pageTheme: 'default',
        _status: 'published',
      },
    })
  expect((await add(' /DE//Bäder ')).pfad).toBe('/de/baeder/')
  await expect(add('/de/baeder/')).rejects.toThrow()
  await expect(add('/en/baths/')).rejects.toThrow()
  await expect(add('/de/intranet/x/')).rejects.toThrow()
})

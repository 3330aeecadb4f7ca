import { expect, test, vi } from 'vitest'
import { createPicturePages, readPicturePage } from './picture-pages.ts'

const page = `<title>Bild 2 von 3</title><div data-picture-page><nav><a rel="prev" href="?bild=1">zurück</a>
<p data-place>Bild 2 von 3</p></nav><div style="--shape: 1.5"><figure><img alt="Das Bad" src="/media/a.jpg"></figure></div></div>`

test('of the page of a picture its picture, place, title and neighbours are taken', () => {
  const part = readPicturePage(page)
  expect(part).toMatchObject({ place: 'Bild 2 von 3', title: 'Bild 2 von 3', previous: '?bild=1' })
  expect([part?.next, part?.picture.ownerDocument]).toEqual([null, document])
})

test('any other page is none, an error page above all', () => {
  expect(readPicturePage('<h1>404</h1>')).toBeNull()
  expect(readPicturePage('<div data-picture-page></div>')).toBeNull()
  expect(readPicturePage('')).toBeNull()
})

test('a page that does not come is asked for again the next time, one that came is not', async () => {
  const fetchPage = vi.fn<typeof fetch>()
  const load = createPicturePages(fetchPage)
  fetchPage.mockRejectedValueOnce(new TypeError('offline'))
  expect(await load('?bild=2')).toBeNull()
  fetchPage.mockResolvedValueOnce(new Response('', { status: 503 }))
  expect(await load('?bild=2')).toBeNull()
  fetchPage.mockResolvedValueOnce(new Response(page))
  expect((await load('?bild=2'))?.place).toBe('Bild 2 von 3')
  await load('?bild=2')
  expect(fetchPage).toHaveBeenCalledTimes(3)
})

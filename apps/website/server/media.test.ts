import { once } from 'node:events'
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { OpenFile } from '@kurstadt/media-store'
import { expect, test, vi } from 'vitest'
import { freePort } from '../../../tests/support/ports.ts'
import { mediaFileOf, sendMedia } from './media.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })

test('T47: a media path is exactly one file of an allowed kind', () => {
  expect(mediaFileOf('/media/kurpark-a1b2-480.avif')).toBe('kurpark-a1b2-480.avif')
  expect(mediaFileOf('/media/Plan_2026.v2.pdf')).toBe('Plan_2026.v2.pdf')
  for (const ending of ['vtt', 'mp4', 'webm'])
    expect(mediaFileOf(`/media/ein-tag-0a1b.${ending}`)).toBe(`ein-tag-0a1b.${ending}`)
  const refused = [
    '/media/',
    '/media/.env',
    '/media/../x.webp',
    '/media/a/b.webp',
    '/media/x.html',
    '/media/x.svg',
    '/media/x.webp/',
    '/media/-x.webp',
    '/media/x..webp',
    '/media/x.webp\n',
    '/media/ü.webp',
    '/media/a.webp.exe',
    '/xmedia/a.webp',
    `/media/${'a'.repeat(300)}.webp`,
  ]
  for (const path of refused) expect([path, mediaFileOf(path)]).toEqual([path, null])
})

/** A visitor who asks for a picture and goes away as soon as the store is at this step. */
async function leaveWhile(step: 'opening' | 'reading') {
  const stream = Readable.from(['bytes'])
  const close = vi.fn(async () => undefined)
  const port = await freePort()
  const visitor = new Socket()
  const server = createServer()
  const sent = new Promise<boolean>((resolve) => {
    server.on('request', (request, response) => {
      const reach = async (at: string) => {
        if (at !== step) return
        visitor.destroy()
        await once(response, 'close')
      }
      const read = () => reach('reading').then(() => stream)
      const file: OpenFile = { size: 5, close, read }
      const open = () => reach('opening').then(() => file)
      const store = { write: vi.fn(), writeStream: vi.fn(), copy: vi.fn(), remove: vi.fn(), open }
      resolve(sendMedia(request, response, { store, file: 'a.webp', security }))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  visitor.connect(port, '127.0.0.1')
  visitor.write('GET /media/a.webp HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await sent
  server.close()
  return { isClosed: close.mock.calls.length === 1, isRead: stream.destroyed }
}

test('a visitor who goes away leaves no file open behind', async () => {
  expect(await leaveWhile('opening')).toEqual({ isClosed: true, isRead: false })
  expect(await leaveWhile('reading')).toEqual({ isClosed: false, isRead: true })
})

import { expect, test } from 'vitest'
import { sends, startCamera } from '../../../../../tests/support/camera.ts'
import { type AskedFile, fetchFile, mayAsk } from './index.ts'

// What asks from within is told nothing of where it may not ask (reliability T70, T26).

const hosts = ['kamera.kurort.example', '127.0.0.1', 'localhost']
const open = { hosts, isPrivateAllowed: true, maxBytes: 1_000, timeout: 2_000 }
const fault = (asked: AskedFile) =>
  fetchFile(asked).then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'fault' in error ? error.fault : error),
  )

test.each([
  'https://kamera.kurort.example/bild.jpg',
  'https://kamera.kurort.example/bild.jpg?breite=1280',
])('%s may be asked', (url) => {
  expect(mayAsk({ url, hosts, isPrivateAllowed: false })).toBe(true)
})

test.each([
  'http://kamera.kurort.example/bild.jpg',
  'https://kamera.kurort.example:8443/bild.jpg',
  'https://x.kamera.kurort.example/bild.jpg',
  'https://kamera.kurort.example.fremd.example/bild.jpg',
  'https://gast:wort@kamera.kurort.example/bild.jpg',
  'https://kamera.kurort.example@fremd.example/bild.jpg',
  'file:///etc/passwd',
  'ftp://kamera.kurort.example/bild.jpg',
  '//kamera.kurort.example/bild.jpg',
  'kamera.kurort.example',
  '',
])('T70: %s is not asked', async (url) => {
  expect(mayAsk({ url, hosts, isPrivateAllowed: false })).toBe(false)
  expect(await fault({ ...open, url, isPrivateAllowed: false })).toBe('not-allowed')
})

test('T70: a private address is refused, whatever its name or spelling', async () => {
  const camera = await startCamera()
  camera.behave(sends(Buffer.from('x')))
  const names = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '10.0.0.5',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
  ]
  for (const host of names) {
    const url = `https://${host}/bild.jpg`
    const allowed = new URL(url).hostname
    expect(await fault({ ...open, url, hosts: [allowed], isPrivateAllowed: false }), host).toBe(
      'private',
    )
  }
  expect(camera.asked).toEqual([])
})

test('a file is fetched whole where that is allowed', async () => {
  const camera = await startCamera()
  camera.behave(sends(Buffer.from('bytes')))
  expect(String(await fetchFile({ ...open, url: camera.url }))).toBe('bytes')
})

test('more than was agreed is not read, whether it is said or not', async () => {
  const camera = await startCamera()
  camera.behave(sends(Buffer.alloc(50_000)))
  expect(await fault({ ...open, url: camera.url })).toBe('too-large')
  camera.behave((response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    for (let part = 0; part < 50; part += 1) response.write(Buffer.alloc(1_000))
    response.end()
  })
  expect(await fault({ ...open, url: camera.url })).toBe('too-large')
})

test('whoever is slow is left, at once or in the middle', async () => {
  const camera = await startCamera()
  const hurried = { ...open, url: camera.url, timeout: 200 }
  camera.behave(() => undefined)
  expect(await fault(hurried)).toBe('too-slow')
  camera.behave((response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' })
    response.write('x')
  })
  expect(await fault(hurried)).toBe('too-slow')
})

test('T70: nobody is followed anywhere, and an error is no file', async () => {
  const camera = await startCamera()
  for (const status of [301, 302, 307, 204, 401, 404, 500]) {
    camera.behave((response) => {
      response.writeHead(status, { Location: 'http://169.254.169.254/latest/' })
      response.end()
    })
    expect(await fault({ ...open, url: camera.url }), String(status)).toBe('status')
  }
  expect(new Set(camera.asked)).toEqual(new Set(['/bild.jpg']))
})

test('a camera that is away is said to be so', async () => {
  expect(await fault({ ...open, url: 'http://127.0.0.1:1/bild.jpg' })).toBe('unreachable')
  const camera = await startCamera()
  camera.behave((response) => void response.destroy())
  expect(await fault({ ...open, url: camera.url })).toBe('unreachable')
})

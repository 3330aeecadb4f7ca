import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readTextOfUpload, type TextOfUpload } from './text-of-upload.ts'

/** What is read of a body by a server that takes it as `type`. */
async function read(body: BodyInit, headers: Record<string, string> = {}) {
  const answers: (TextOfUpload | null)[] = []
  const server = createServer((request: IncomingMessage, response) => {
    readTextOfUpload(request, 1_000).then(
      (answer) => {
        answers.push(answer)
        response.end()
      },
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })
  server.close()
  const [answer = null] = answers
  return answer && { words: [...answer.fields], fileFields: answer.fileFields }
}

function formWith(more: [string, string | Blob][]): FormData {
  const form = new FormData()
  form.append('beschreibung', 'Die Lampe flackert 💡')
  for (const [name, value] of more) form.append(name, value)
  return form
}

const photo = new Blob([new Uint8Array(3_000_000)])

test('T46: words before and after the files are read, whatever the files weigh', async () => {
  const form = formWith([
    ['fotos', photo],
    ['fotos', photo],
    ['leer', new Blob([])],
    ['vorname', 'Ayşe'],
  ])
  expect(await read(form)).toEqual({
    words: [
      ['beschreibung', 'Die Lampe flackert 💡'],
      ['vorname', 'Ayşe'],
    ],
    fileFields: ['fotos'],
  })
})

test('a field of files with an odd name is not named', async () => {
  expect((await read(formWith([['ä\r\nx: y', photo]])))?.fileFields).toEqual([])
})

test('words that are too many are not read either', async () => {
  expect(await read(formWith([['bemerkung', 'x'.repeat(1_001)]]))).toBeNull()
  expect(
    await read(
      formWith([
        ['a', 'x'.repeat(600)],
        ['b', 'x'.repeat(600)],
      ]),
    ),
  ).toBeNull()
})

test('what is no form, or half of one, is nothing', async () => {
  const type = 'multipart/form-data; boundary=b'
  expect(
    await read('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhal', {
      'Content-Type': type,
    }),
  ).toBeNull()
  expect(await read('x', { 'Content-Type': 'multipart/form-data' })).toBeNull()
})

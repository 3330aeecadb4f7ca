import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { stopAfterFile } from './leftovers.ts'

/** A mail server for tests. */
export type MailServer = {
  url: string
  /** Letters it has taken, headers and text. */
  letters: string[]
  /** What it answers at the end of a letter. */
  answer: string
}

/** Starts a mail server that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const mail: MailServer = { url: '', letters: [], answer: '250 taken' }
  const server = createServer((socket) => converse(socket, mail)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  stopAfterFile(async () => {
    server.close()
  })
  return Object.assign(mail, { url: `smtp://127.0.0.1:${address.port}` })
}

function converse(socket: Socket, mail: MailServer): void {
  let letter: string | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)
  const take = (text: string) => {
    letter = `${letter ?? ''}${text}`
    if (!letter.endsWith('\r\n.\r\n')) return
    if (mail.answer.startsWith('250')) mail.letters.push(letter)
    letter = null
    say(mail.answer)
  }
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    const text = chunk.toString()
    if (letter !== null) return take(text)
    if (text.startsWith('DATA')) {
      letter = ''
      return say('354 go on')
    }
    if (text.startsWith('QUIT')) return socket.end('221 bye\r\n')
    return say('250 fine')
  })
  say('220 test')
}

import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Steps of the dialogue at which a server may refuse; `end` is after the whole message. */
export type Step = 'greeting' | 'ehlo' | 'auth' | 'mail' | 'rcpt' | 'data' | 'end'

/** A mail server that says one sentence at one step, and otherwise takes everything. */
export type ReplyingServer = { url: string; close: () => void }

const usual: Record<Step, string> = {
  greeting: '220 mail.example ESMTP',
  ehlo: '250-mail.example\r\n250 AUTH PLAIN LOGIN',
  auth: '235 2.7.0 accepted',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 go ahead',
  end: '250 2.0.0 queued',
}

const steps: readonly [RegExp, Step][] = [
  [/^(EHLO|HELO)/i, 'ehlo'],
  [/^AUTH/i, 'auth'],
  [/^MAIL FROM/i, 'mail'],
  [/^RCPT TO/i, 'rcpt'],
  [/^DATA/i, 'data'],
]

function converse(socket: Socket, replies: Record<Step, string>): void {
  let isData = false
  let rest = ''
  const answer = (line: string) => {
    if (isData) {
      if (line !== '.') return
      isData = false
      socket.write(`${replies.end}\r\n`)
      return
    }
    const step = steps.find(([start]) => start.test(line))?.[1]
    isData = step === 'data' && replies.data.startsWith('3')
    socket.write(`${step === undefined ? '250 ok' : replies[step]}\r\n`)
  }
  socket.on('error', () => undefined)
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
  socket.write(`${replies.greeting}\r\n`)
}

/** Starts a mail server that answers `reply` at `step`. */
export async function startReplyingServer(step: Step, reply: string): Promise<ReplyingServer> {
  const replies = { ...usual, [step]: reply }
  const server = createServer((socket) => converse(socket, replies))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `smtp://user:secret@127.0.0.1:${address.port}`, close: () => server.close() }
}

import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { stopAfterFile } from './leftovers.ts'

/** How a mail server behaves: it takes letters, or one of the ways in which it does not. */
export type Manners =
  | 'takes'
  /** Says so before anything else: it is closing down. */
  | '421'
  /** At the recipient: not now. */
  | '450'
  /** After the whole letter: not now. */
  | '451'
  /** At the recipient: never. */
  | '550'
  /** Says nothing for longer than anybody waits. */
  | 'slow greeting'
  /** Hangs up in the middle of the letter. */
  | 'cut in DATA'
  /** Takes the whole letter and hangs up without a word. */
  | 'closes after DATA'
  /** Offers a certificate that nobody has signed. */
  | 'TLS failure'
  /** Takes connections and is never heard of again. */
  | 'blackhole'

/** A mail server for tests. */
export type MailServer = {
  url: string
  /** Letters it has read to their end, as they came. */
  letters: string[]
  manners: Manners
}

/** Longer than the product waits for a greeting. */
const slow = 11_000

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not like this'), { responseCode })
}

/** What a letter says, read as a mail program does. */
export function readLetter(letter: string): Promise<Email> {
  return PostalMime.parse(letter)
}

function serverWith(mail: MailServer, sockets: Set<Socket>, hasTls: boolean): SMTPServer {
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const replyWith = (code: '421' | '450' | '550') => (done: (error?: Error | null) => void) =>
    done(mail.manners === code ? refusal(Number(code)) : null)
  return new SMTPServer({
    authOptional: true,
    disabledCommands: hasTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    logger: false,
    async onConnect(_session, done) {
      if (mail.manners === 'slow greeting') await sleep(slow)
      replyWith('421')(done)
    },
    onRcptTo(_address, _session, done) {
      replyWith(mail.manners === '450' ? '450' : '550')(done)
    },
    onData(stream, _session, done) {
      if (mail.manners === 'cut in DATA') {
        stream.once('data', hangUp)
        return
      }
      let letter = ''
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        letter += text
      })
      stream.on('end', () => {
        if (mail.manners === '451') return done(refusal(451))
        mail.letters.push(letter)
        return mail.manners === 'closes after DATA' ? hangUp() : done()
      })
    },
  })
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts a mail server that keeps what it is sent, or does not, as its manners are. */
export async function startMailServer(manners: Manners = 'takes'): Promise<MailServer> {
  const mail: MailServer = { url: '', letters: [], manners }
  const sockets = new Set<Socket>()
  const smtp = serverWith(mail, sockets, manners === 'TLS failure')
  // What hangs up on others is hung up on.
  smtp.on('error', () => undefined)
  const server = manners === 'blackhole' ? createServer() : smtp.server
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listening(server)
  stopAfterFile(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return Object.assign(mail, { url: `smtp://127.0.0.1:${port}` })
}

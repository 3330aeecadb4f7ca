import { expect, test } from 'vitest'
import { type Step, startReplyingServer } from '../../../../../tests/support/smtp-replies.ts'
import { classifyFailure, type FailureKind } from './failure.ts'
import { openTransport } from './transport.ts'

const from = 'website@bad-silberbronn.example'

const message = {
  to: 'relay@post.example',
  replyTo: null,
  senderName: 'Bad Silberbronn',
  isAutomatic: true,
  unsubscribe: null,
  subject: 'Ihre Anfrage',
  text: 'Guten Tag',
  sprache: 'de',
  messageId: '<1@bad-silberbronn.example>',
} as const

async function failureOf(url: string, changes: object = {}): Promise<unknown> {
  const transport = openTransport(url, from)
  if (transport === null) throw new Error('no transport')
  return transport.send({ ...message, ...changes }).then(
    () => null,
    (error: unknown) => error,
  )
}

/** What a server says, at which step; whose fault that is, and whether it is for ever. */
const replies: [Step, string, FailureKind, boolean][] = [
  ['greeting', '421 4.3.2 shutting down', 'server', false],
  ['greeting', '554 5.7.1 no SMTP service here', 'server', false],
  ['greeting', '521 mail.example does not accept mail', 'server', false],
  ['ehlo', '421 4.7.0 try later', 'server', false],
  ['auth', '535 5.7.8 authentication credentials invalid', 'konto', false],
  ['auth', '534 5.7.9 application-specific password required', 'konto', false],
  ['auth', '538 5.7.11 encryption required', 'konto', false],
  ['auth', '530 5.7.0 authentication required', 'konto', false],
  ['auth', '454 4.7.0 temporary authentication failure', 'server', false],
  ['auth', '432 4.7.12 a password transition is needed', 'konto', false],
  ['mail', '530 5.7.0 Must issue a STARTTLS command first', 'konto', false],
  ['mail', '550 5.7.60 client does not have permissions to send as this sender', 'konto', false],
  ['mail', '553 5.7.1 sender address rejected: not owned by user', 'konto', false],
  ['mail', '552 5.3.4 message size exceeds fixed limit', 'mail', true],
  ['mail', '451 4.3.0 try again', 'server', false],
  ['rcpt', '550 5.1.1 <relay@post.example> no such user', 'mail', true],
  ['rcpt', '550 no such user here', 'mail', true],
  ['rcpt', '551 5.1.6 user has moved', 'mail', true],
  ['rcpt', '552 5.2.2 mailbox full', 'mail', true],
  ['rcpt', '553 5.1.3 mailbox name not allowed', 'mail', true],
  ['rcpt', '556 5.1.10 domain takes no mail', 'mail', true],
  ['rcpt', '450 4.2.1 greylisted', 'mail', false],
  ['rcpt', '452 4.2.2 mailbox full for now', 'mail', false],
  ['rcpt', '550 5.7.1 Unable to relay', 'konto', false],
  ['rcpt', '550 relay not permitted', 'konto', false],
  ['rcpt', '554 5.7.1 <relay@post.example>: Relay access denied', 'konto', false],
  ['rcpt', '553 sorry, that domain is not in my list of allowed rcpthosts', 'konto', false],
  ['rcpt', '530 5.7.1 Authentication required', 'konto', false],
  ['rcpt', '550 5.7.1 Client host [192.0.2.1] blocked using list.example', 'server', false],
  ['rcpt', '503 5.5.1 bad sequence of commands', 'server', false],
  ['rcpt', '421 4.4.5 too many connections', 'server', false],
  ['data', '554 5.5.1 no valid recipients', 'mail', true],
  ['data', '451 4.3.0 local error', 'mail', false],
  ['end', '554 5.6.0 message content rejected', 'mail', true],
  ['end', '552 5.3.4 too large', 'mail', true],
  ['end', '550 5.7.1 message rejected as spam', 'mail', true],
  ['end', '451 4.7.1 try again later', 'mail', false],
]

test.each(replies)(
  'L2: at %s «%s» is a failure of the %s, final: %s',
  async (step, reply, kind, isFinal) => {
    const server = await startReplyingServer(step, reply)
    const error = await failureOf(server.url)
    server.close()
    expect(String(error)).toContain(reply.slice(0, 3))
    expect(classifyFailure(error)).toEqual({ kind, isFinal })
  },
)

test('L2: a closed port and an unknown host are the server’s', async () => {
  for (const url of ['smtp://127.0.0.1:1', 'smtp://mail.invalid:25'])
    expect(classifyFailure(await failureOf(url))).toEqual({ kind: 'server', isFinal: false })
})

test('L2: an address that is none is the letter’s own fault and final, without asking a server', async () => {
  const server = await startReplyingServer('ehlo', '250 mail.example')
  const error = await failureOf(server.url.replace('user:secret@', ''), { to: '' })
  server.close()
  expect(classifyFailure(error)).toEqual({ kind: 'mail', isFinal: true })
})

test('L2: a mistake of ours is tried again', () => {
  expect(classifyFailure(new TypeError('x is undefined'))).toEqual({ kind: 'mail', isFinal: false })
  expect(classifyFailure('no error at all')).toEqual({ kind: 'mail', isFinal: false })
})

import { z } from 'zod'

/** Whose fault a failure is: this letter's alone, the mail server's, or that of our account there. */
export type FailureKind = 'mail' | 'server' | 'konto'

/** What came of a try: `isFinal` says that the server will never take this letter. */
export type Failure = { kind: FailureKind; isFinal: boolean }

/** What nodemailer says of a failure: its own code, where in the dialogue, and the server's reply. */
const smtpError = z.object({
  code: z.string(),
  command: z.string().catch(''),
  responseCode: z.number().catch(0),
  response: z.string().catch(''),
  message: z.string().catch(''),
})

type SmtpError = z.infer<typeof smtpError>

/** Replies that ask for a login or refuse it (RFC 4954); 530 also asks for TLS (RFC 3207). */
const accountReplies = new Set([530, 534, 535, 538])

/**
 * A server refuses to relay with the same codes as an unknown recipient and with a text of its own
 * (Postfix «Relay access denied», Exim «relay not permitted», Exchange «Unable to relay»); Exim and
 * qmail ask for a login in words.
 */
const namesAccount =
  /relay|relaying|rcpthosts|authenticat|not logged in|sender verify|log ?in first/i

/** Refuses us whatever we bring: Postfix checks the client no earlier than at the recipient. */
const namesClient =
  /client host|helo command rejected|blocked using|block ?list|black ?list|dnsbl|spamhaus/i

/** Codes of nodemailer for what happens before or beside a letter. */
const accountCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EOTP'])
const serverCodes = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EPROXY',
  'ECONNREFUSED',
  'ECONNRESET',
])

/** Steps of the dialogue that know nothing of a letter yet. */
const beforeLetter = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'RSET', 'QUIT'])

const isRefusal = (reply: number) => reply >= 500 && reply < 600

/** Sender refused: all letters have the same one. Only a letter that is too large is its own fault. */
function kindOfSender({ code, responseCode }: SmtpError): FailureKind {
  return code === 'EMESSAGE' || responseCode === 552 || responseCode === 523 ? 'mail' : 'konto'
}

/** Failure of the dialogue about one letter: sender, recipient or content. */
function kindOfLetter(error: SmtpError): FailureKind {
  const { command, responseCode, response, message } = error
  if (accountReplies.has(responseCode)) return 'konto'
  if (responseCode === 421 || responseCode === 503) return 'server'
  // An address may be «relay@…»: what was refused says nothing of why.
  const words = (response || message).replaceAll(/\S*@\S*/g, '')
  if (namesClient.test(words)) return 'server'
  if (isRefusal(responseCode) && namesAccount.test(words)) return 'konto'
  if (command === 'MAIL FROM') return isTemporary(error) ? 'server' : kindOfSender(error)
  return command === 'API' && /invalid sender/i.test(message) ? 'konto' : 'mail'
}

const isTemporary = ({ responseCode }: SmtpError) => responseCode >= 400 && responseCode < 500

function kindOf(error: SmtpError): FailureKind {
  const { code, command, responseCode } = error
  if (accountCodes.has(code) || command.startsWith('AUTH'))
    // 454 and 421 while logging in: the server cannot ask its list of accounts now.
    return isTemporary(error) && responseCode !== 432 ? 'server' : 'konto'
  if (serverCodes.has(code) || beforeLetter.has(command)) return 'server'
  return kindOfLetter(error)
}

/**
 * Whose fault it is that a letter could not be sent (fault F06). Only what the server said of this
 * letter is final: 550 at its recipient, 552 for its size. A refused login, a closed server or a
 * forbidden sender stop every letter alike, so each of them is tried again.
 */
export function classifyFailure(error: unknown): Failure {
  const { data } = smtpError.safeParse(error)
  // Not a word of the mail server: our own mistake, which may be mended while the letter waits.
  if (data === undefined) return { kind: 'mail', isFinal: false }
  const kind = kindOf(data)
  const isRefusedUnsent = data.responseCode === 0 && ['EENVELOPE', 'EMESSAGE'].includes(data.code)
  return { kind, isFinal: kind === 'mail' && (isRefusal(data.responseCode) || isRefusedUnsent) }
}

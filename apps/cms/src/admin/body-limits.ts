import type { IncomingMessage } from 'node:http'

/** Largest body in bytes of somebody who is not logged in: a login and nothing else. */
const mostOfStrangers = 64 * 1024

/** Beside a file travel its fields and the boundaries of the form. */
const aroundFile = 1024 * 1024

/** Why a body is not read; null when it may come. */
export type Refusal = { status: 411 | 413; message: string }

const tooLarge = 'Das ist zu groß. Bitte verkleinern Sie die Datei oder teilen Sie den Text auf.'
const withLimit = (bytes: number) =>
  `${tooLarge} Eine Datei darf höchstens ${Math.floor(bytes / 1_000_000)} MB groß sein.`
const noLength = 'Die Länge der Anfrage fehlt.'

/**
 * Judges a request by what it says of its length, before a byte of it is read (F16): Node reads no
 * more than that. One that says nothing of its length is no browser's.
 */
export function refuseBody(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { isLoggedIn, maxFileBytes }: { isLoggedIn: boolean; maxFileBytes: number },
): Refusal | null {
  if (headers['transfer-encoding'] !== undefined) return { status: 411, message: noLength }
  const length = Number(headers['content-length'] ?? 0)
  const most = isLoggedIn ? maxFileBytes + aroundFile : mostOfStrangers
  if (length <= most) return null
  return { status: 413, message: isLoggedIn ? withLimit(maxFileBytes) : tooLarge }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type AfterErrorHook, APIError, executeAuthStrategies, type PayloadRequest } from 'payload'
import { isDiskFull, isOutage } from '../../platform/database/index.ts'
import { numberOfOfficeError } from '../../platform/log/office-error.ts'

const faults = {
  away: {
    status: 503,
    words: 'Die Datenbank ist gerade nicht zu erreichen. Ihre Eingaben wurden nicht gespeichert.',
  },
  full: {
    status: 507,
    words: 'Der Speicherplatz des Servers ist voll. Ihre Eingaben wurden nicht gespeichert.',
  },
  unknown: {
    status: 500,
    words: 'Beim Speichern ist auf dem Server etwas schiefgegangen.',
  },
} as const

/** Milliseconds in which a database that is there has answered. */
const timeout = 2_000

/** Whether nobody belongs to these headers, as a database that answers knows; throws when it does not. */
async function isStranger({ payload, headers }: PayloadRequest): Promise<boolean> {
  if ((await executeAuthStrategies({ payload, headers })).user) return false
  await payload.count({ collection: 'benutzer', overrideAccess: true })
  return true
}

/**
 * Whether somebody counts as a stranger for want of the database: Payload takes an account that it
 * cannot look up for none, and would tell an editor that they may not.
 */
async function isUnknownForNow(req: PayloadRequest): Promise<boolean> {
  const { user, headers } = req
  const credentials = `${headers.get('cookie')}\n${headers.get('authorization')}`
  if (user || !/payload-token=|^JWT /m.test(credentials)) return false
  const known = isStranger(req).catch(() => false)
  return !(await Promise.race([known, sleep(timeout, false, { ref: false })]))
}

const statusOf = (error: object) => ('status' in error ? Number(error.status) : 500)

/** Whether an error has words of its own for editors, whatever has caused it. */
const isDescribed = (error: Error) =>
  error instanceof APIError && error.isPublic && error.status !== 500

async function faultOf(error: Error, req: PayloadRequest): Promise<keyof typeof faults | null> {
  const status = statusOf(error)
  if (status === 401 || status === 403) return (await isUnknownForNow(req)) ? 'away' : null
  if (isDescribed(error)) return null
  if (isDiskFull(error)) return 'full'
  if (isOutage(error)) return 'away'
  return status === 500 ? 'unknown' : null
}

/** Says in German why the server could not do what it was asked for (faults F08, F09). */
export const faultInGerman: AfterErrorHook = async ({ error, req }) => {
  const fault = await faultOf(error, req)
  if (fault === null) return
  const { status, words } = faults[fault]
  const message =
    fault === 'unknown' ? `${words} Fehlernummer: ${numberOfOfficeError(error)}` : words
  return { response: { errors: [{ message }] }, status }
}

import { createHash } from 'node:crypto'
import type { Fehlerort } from '@kurstadt/contract/fehler'

/** A group of errors as it is handed on. */
export type SentError = {
  fehlernummer: string
  wo: Fehlerort
  art: string
  meldung: string
  stelle: string
  stapel: string
  verlauf: string
  build: string
  zuerst: Date
  zuletzt: Date
  anzahl: number
}

/** Where envelopes go, as a DSN says it, and the key that they carry. */
export type SentryPlace = { url: string; key: string }

/** Reads a DSN: `https://key@host/folder/1` takes envelopes at `https://host/folder/api/1/envelope/`. */
export function readDsn(dsn: string): SentryPlace {
  const { protocol, host, pathname, username } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const folder = parts.slice(0, -1).map((part) => `/${part}`)
  return {
    url: `${protocol}//${host}${folder.join('')}/api/${parts.at(-1)}/envelope/`,
    key: username,
  }
}

/** Frames stand oldest first in this protocol, ours the other way round. */
function framesOf(stapel: string) {
  return stapel
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file, row, column] = /^(.*) (\S+):(\d+):(\d+)$/.exec(line) ?? []
      if (file === undefined) return []
      const at = { filename: file, lineno: Number(row), colno: Number(column) }
      return [{ function: name, ...at, in_app: /^(?:apps|packages|assets|_next)\//.test(file) }]
    })
    .reverse()
}

/** The same group at the same moment has the same id, so that what comes twice counts once. */
function idOf({ fehlernummer, zuletzt }: SentError): string {
  const text = `${fehlernummer} ${zuletzt.toISOString()}`
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

const inBrowsers: ReadonlySet<Fehlerort> = new Set(['browser', 'back-office-browser'])

function eventOf(error: SentError) {
  const frames = framesOf(error.stapel)
  const trail = error.verlauf.split('\n').filter(Boolean)
  return {
    event_id: idOf(error),
    timestamp: error.zuletzt.toISOString(),
    platform: inBrowsers.has(error.wo) ? 'javascript' : 'node',
    level: 'error',
    logger: error.wo,
    release: error.build,
    transaction: error.stelle,
    fingerprint: [error.fehlernummer],
    tags: { wo: error.wo, fehlernummer: error.fehlernummer },
    extra: { anzahl: error.anzahl, zuerst: error.zuerst.toISOString() },
    breadcrumbs: { values: trail.map((message) => ({ message })) },
    exception: {
      values: [
        {
          type: error.art,
          value: error.meldung,
          ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
        },
      ],
    },
  }
}

/** An envelope of Sentry's protocol with one event: three lines of JSON. */
export function envelopeOf(error: SentError, sentAt: Date): string {
  const event = eventOf(error)
  const header = { event_id: event.event_id, sent_at: sentAt.toISOString() }
  return [header, { type: 'event' }, event].map((line) => `${JSON.stringify(line)}\n`).join('')
}

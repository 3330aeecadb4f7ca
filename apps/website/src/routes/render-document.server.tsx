import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { reportRenderError } from './report.server.ts'

/** A rendering that takes longer than this, in milliseconds, is given up. */
const renderTimeout = 10_000

/** More than any page has: React never has to wait for whoever reads. */
const enough = 64_000_000

/** What a document begins with: React writes it itself only where it streams. */
const doctype = '<!DOCTYPE html>'

/** The end of what React writes before a part that has thrown or waits; texts cannot have it. */
const leftOut = '$!-->'

/** Takes what React writes as one text; each piece read by itself would cost as much as React. */
function textOf(pipe: (into: Writable) => Writable): Promise<string> {
  const pieces: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    const whole = new Writable({
      highWaterMark: enough,
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece)
        done()
      },
    })
    whole.once('finish', () => resolve(Buffer.concat(pieces).toString()))
    whole.once('error', reject)
    pipe(whole)
  })
}

/** Waits for every part, and reports those that throw. */
function renderWaiting(document: ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: mark,
      // Nothing is sent in pieces: without JavaScript an outlined piece would never show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        textOf(pipe).then(resolve, reject)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error(String(error)))
      },
      // A block that throws has cost its own place only; the page goes out (spec 8).
      onError: reportRenderError,
    })
    const timer = setTimeout(abort, renderTimeout)
  })
}

/** A document in one go; null where something throws or has to be waited for. */
function renderAtOnce(document: ReactNode): string | null {
  try {
    const html = renderToString(document)
    return html.includes(leftOut) ? null : doctype + html
  } catch {
    return null
  }
}

/**
 * Renders a document whole, because it goes to a cache and to readers without JavaScript. All of its
 * data is there, so nearly every one is written in one go, as a text from the beginning. That way
 * waits for nothing and names no error: what needs either is rendered once more.
 */
export async function renderDocument(document: ReactNode, mark: string): Promise<string> {
  return renderAtOnce(document) ?? renderWaiting(document, mark)
}

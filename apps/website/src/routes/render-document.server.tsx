import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { reportRenderError } from './report.server.ts'

/** A rendering that takes longer than this, in milliseconds, is given up. */
const renderTimeout = 10_000

/** More than any page has: React never has to wait for whoever reads. */
const enough = 64_000_000

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

/** Renders a document whole, because it goes to a cache and to readers without JavaScript. */
export function renderDocument(document: ReactNode, mark: string): Promise<string> {
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

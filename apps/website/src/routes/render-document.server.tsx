import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { reportRenderError } from './report.server.ts'

/** A rendering that takes longer than this, in milliseconds, is given up. */
const renderTimeout = 10_000

/** Renders a document whole, because it goes to a cache and to readers without JavaScript. */
export function renderDocument(document: ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce: mark,
      // Nothing is sent in pieces: without JavaScript an outlined piece would never show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        text(pipe(new PassThrough())).then(resolve, reject)
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

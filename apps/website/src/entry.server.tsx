import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { renderFacts } from './content/index.ts'
import { loadTexts } from './i18n/index.ts'
import { reportRenderError } from './routes/report.server.ts'

await loadTexts('de', 'en')

/** A rendering that takes longer than this, in milliseconds, is given up. */
const renderTimeout = 10_000

type Rendered = { status: number; headers: Headers }

function renderWhole(
  url: string,
  context: EntryContext,
  mark: string,
  { status, headers }: Rendered,
) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={mark} />,
      {
        nonce: mark,
        // Nothing is sent in pieces: without JavaScript an outlined piece would never show.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error instanceof Error ? error : new Error(String(error)))
        },
        // A block that throws has cost its own place only; the page goes out (spec 8).
        onError: reportRenderError,
      },
    )
    const timer = setTimeout(abort, renderTimeout)
  })
}

/** Renders a document whole, because it goes to a cache and to readers without JavaScript. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { scriptMark } = loadContext.get(renderFacts)
  return renderWhole(request.url, context, scriptMark, { status, headers })
}

/** Reports what went wrong in a loader; refusals with a status are no errors of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportRenderError(error)
}

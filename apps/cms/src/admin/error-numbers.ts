import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { numberOfOfficeError } from '../platform/log/office-error.ts'
import { errorNumberPath } from './error-number-path.ts'

type Asked = Pick<IncomingMessage, 'method' | 'url'>
type Answer = {
  writeHead: (status: number, headers: OutgoingHttpHeaders) => unknown
  end: (body: string) => unknown
}

/** Errors of views that are known; an older one is in the list all the same. */
const most = 500

/** Next's own name for an error that it has hidden from the browser. */
function digestOf(error: unknown): string | null {
  const isNamed = error instanceof Error && 'digest' in error
  return isNamed && typeof error.digest === 'string' ? error.digest : null
}

/**
 * Numbers of errors by the name that Next gives them: it hides the error from the browser, and the
 * page that an editor sees gets that name alone.
 */
export class ErrorNumbers {
  readonly #numbers = new Map<string, string>()

  remember(error: unknown): void {
    const digest = digestOf(error)
    if (digest === null || !(error instanceof Error)) return
    const [oldest] = this.#numbers.keys()
    if (this.#numbers.size >= most && oldest !== undefined) this.#numbers.delete(oldest)
    this.#numbers.set(digest, numberOfOfficeError(error))
  }

  /** Answers with a number, where that is what is asked for; it tells nothing of the error. */
  answer({ method, url = '' }: Asked, response: Answer): boolean {
    const [path, digest = ''] = url.split('?stoerung=')
    if (method !== 'GET' || path !== errorNumberPath) return false
    const fehlernummer = this.#numbers.get(digest) ?? null
    response.writeHead(fehlernummer === null ? 404 : 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
    response.end(JSON.stringify({ fehlernummer }))
    return true
  }
}

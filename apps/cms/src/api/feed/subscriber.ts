import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Change } from '@kurstadt/contract'
import { securityHeaders } from '../../wire/answer.ts'

/** Bytes a reader may lag behind before it is cut; it comes back and asks for what it missed. */
export const maxLag = 256 * 1024
/** Milliseconds a reader may take for a batch of what it missed. */
const catchUpTimeout = 10_000

/** One reader of the feed. It is told every change once, in order. */
export class Subscriber {
  readonly #response: ServerResponse
  #told: number

  /** Opens the stream; `told` is the newest change the reader knows. */
  constructor(response: ServerResponse, latest: number) {
    this.#response = response
    this.#told = latest
    response.writeHead(200, {
      ...securityHeaders,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    response.flushHeaders()
  }

  /** Number of the newest change the reader was told. */
  get latest(): number {
    return this.#told
  }

  get isGone(): boolean {
    return this.#response.destroyed || this.#response.writableEnded
  }

  hello(id: number): void {
    this.#write(`event: hello\ndata: ${JSON.stringify({ id })}\n\n`)
  }

  change(change: Change): void {
    if (change.id <= this.#told) return
    this.#told = change.id
    this.#write(`event: change\nid: ${change.id}\ndata: ${JSON.stringify(change)}\n\n`)
  }

  /** Everything the reader knows is void; it goes on from `id`. */
  reset(id: number): void {
    this.#told = id
    this.#write(`event: reset\nid: ${id}\ndata: ${JSON.stringify({ id })}\n\n`)
  }

  ping(): void {
    this.#write(': ping\n\n')
  }

  end(): void {
    this.#response.end()
  }

  /** Ends it so that the reader notices and comes back. */
  cut(): void {
    this.#response.destroy()
  }

  /** Resolves once the reader has taken what it was told so far; one that takes too long is cut. */
  async hasKeptUp(): Promise<void> {
    if (this.isGone || !this.#response.writableNeedDrain) return
    const signal = AbortSignal.timeout(catchUpTimeout)
    const gone = new AbortController()
    this.#response.once('close', () => gone.abort())
    await once(this.#response, 'drain', { signal: AbortSignal.any([signal, gone.signal]) }).catch(
      () => this.cut(),
    )
  }

  #write(text: string): void {
    if (this.isGone) return
    this.#response.write(text)
    if (this.#response.writableLength > maxLag) this.cut()
  }
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Seconds up to which answers are told apart: stored pages take one, made files ten. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Class of an address: one of a few words, and never the address itself, of which there are endless. */
export type ClassOf = (path: string) => string

type Event = { request: IncomingMessage; response: ServerResponse; server: Server }

function isEvent(message: unknown): message is Event {
  return typeof message === 'object' && message !== null && 'request' in message
}

const startedBy = 'http.server.request.start'
const endedBy = 'http.server.response.finish'

/**
 * Counts what the servers of this process answer, by class, method and status, and how long it took.
 * Node tells of each request by itself: no answer passes through anything of ours, and a process
 * that is not measured pays nothing. `isOther` names the server that is not meant. Returns how to stop.
 */
export function countRequests(
  registry: Registry,
  classOf: ClassOf,
  isOther: (server: Server) => boolean,
): () => void {
  const registers = [registry]
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['class', 'status'],
    buckets,
    registers,
  })
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['class', 'method', 'status'],
    registers,
  })
  const open = new Gauge({
    name: 'http_requests_open',
    help: 'Requests that are being answered',
    registers,
  })
  const since = new WeakMap<IncomingMessage, number>()
  const start = (message: unknown) => {
    if (!isEvent(message) || isOther(message.server)) return
    const { request, response } = message
    since.set(request, performance.now())
    open.inc()
    response.once('close', () => open.dec())
  }
  const end = (message: unknown) => {
    if (!isEvent(message)) return
    const { request, response } = message
    const started = since.get(request)
    if (started === undefined) return
    const [path = '/'] = (request.url ?? '/').split('?')
    const labels = { class: classOf(path), status: String(response.statusCode) }
    took.observe(labels, (performance.now() - started) / 1_000)
    answered.inc({ ...labels, method: methodOf(request) })
  }
  subscribe(startedBy, start)
  subscribe(endedBy, end)
  return () => {
    unsubscribe(startedBy, start)
    unsubscribe(endedBy, end)
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])

/** A method that nobody knows is none of a series' own: whoever invents them makes no new ones. */
function methodOf({ method = '' }: IncomingMessage): string {
  return methods.has(method) ? method : 'other'
}

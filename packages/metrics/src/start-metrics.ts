import type { Server } from 'node:http'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { type ClassOf, countRequests } from './count-requests.ts'
import { type Place, type Report, serveMetrics } from './serve-metrics.ts'

/** Something that is read at the moment in which somebody asks: a length, an age, a state. */
export type Reading = {
  name: string
  help: string
  /** Name of the label that tells several values apart; absent where there is one. */
  label?: string
  /** True for a sum that only grows as long as the process runs. */
  isTotal?: boolean
  /** The values by that label; of one without, under the empty word. */
  read: () => Record<string, number> | Promise<Record<string, number>>
}

/** What a process measures. */
export type Measured = {
  /** `website`, `content-api`, `back-office`, `job-worker`. */
  process: string
  classOf: ClassOf
  readings?: readonly Reading[]
}

/** Says where measurements are, as the environment has it; null while nobody wants any. */
export function placeOf(port: number | undefined, bind: string): Place | null {
  return port === undefined ? null : { port, bind }
}

function addTotal(registry: Registry, { name, help, label, read }: Reading, report: Report) {
  new Counter({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      this.reset()
      try {
        for (const [value, number] of Object.entries(await read()))
          this.inc(label === undefined ? {} : { [label]: value }, number)
      } catch (error) {
        report(error)
      }
    },
  })
}

function addReading(registry: Registry, { name, help, label, read }: Reading, report: Report) {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      try {
        const values = await read()
        this.reset()
        for (const [value, number] of Object.entries(values))
          if (label === undefined) this.set(number)
          else this.set({ [label]: value }, number)
      } catch (error) {
        // One that cannot be read takes no other along. It is no number then, and not nothing.
        this.reset()
        if (label === undefined) this.set(Number.NaN)
        report(error)
      }
    },
  })
}

function registryOf(
  { process, classOf, readings = [] }: Measured,
  report: Report,
  isOther: (server: Server) => boolean,
): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  countRequests(registry, classOf, isOther)
  for (const reading of readings) {
    const add = reading.isTotal === true ? addTotal : addReading
    add(registry, reading, report)
  }
  return registry
}

/** Measures this process and serves it at a place; does nothing without one. */
export function startMetrics(place: Place | null, measured: Measured, report: Report): void {
  if (place === null) return
  const own: { server: Server | null } = { server: null }
  const registry = registryOf(measured, report, (server) => server === own.server)
  const { contentType } = registry
  own.server = serveMetrics(place, { contentType, metrics: () => registry.metrics() }, report)
}

/** Measures one of several processes; the one that started them serves the sums of all. */
export function joinMetrics(place: Place | null, measured: Measured, report: Report): void {
  if (place === null) return
  AggregatorRegistry.setRegistries([registryOf(measured, report, () => false)])
  new AggregatorRegistry()
}

/** Serves what all processes that this one has started measure, added together. */
export function serveJoined(place: Place | null, report: Report): void {
  if (place === null) return
  const all = new AggregatorRegistry()
  const { contentType } = all
  serveMetrics(place, { contentType, metrics: () => all.clusterMetrics() }, report)
}

import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { drawProgramm } from './document.ts'
import type { Programm } from './programme.ts'

/** As `nice` counts: visitors' pages and forms come first, whoever has programmes made. */
const behindOthers = 10

/** The printer hands over nothing else; a worker that somebody else starts says so. */
function isProgramm(value: unknown): value is Programm {
  return typeof value === 'object' && value !== null && 'abschnitte' in value
}

const given: unknown = workerData
if (!isProgramm(given)) throw new TypeError('a worker draws a programme')
// Linux lowers this thread alone, other systems the whole process.
if (process.platform === 'linux') setPriority(behindOthers)
const whole = new Uint8Array(await drawProgramm(given))
parentPort?.postMessage(whole, [whole.buffer])

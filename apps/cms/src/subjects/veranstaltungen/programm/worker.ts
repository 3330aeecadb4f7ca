import { drawInThread } from '../../../platform/print/index.ts'
import { drawProgramm } from './document.ts'
import type { Programm } from './programme.ts'

function isProgramm(value: unknown): value is Programm {
  return typeof value === 'object' && value !== null && 'abschnitte' in value
}

await drawInThread(isProgramm, drawProgramm)

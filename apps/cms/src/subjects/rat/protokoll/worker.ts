import { drawInThread } from '../../../platform/print/index.ts'
import type { Blatt } from './blatt.ts'
import { drawBlatt } from './document.ts'

function isBlatt(value: unknown): value is Blatt {
  return typeof value === 'object' && value !== null && 'anwesenheit' in value
}

await drawInThread(isBlatt, drawBlatt)

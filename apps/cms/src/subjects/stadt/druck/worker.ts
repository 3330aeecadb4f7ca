import { drawInThread } from '../../../platform/print/index.ts'
import { drawJahresblatt } from './document.ts'
import type { Jahresblatt } from './jahresblatt.ts'

function isJahresblatt(value: unknown): value is Jahresblatt {
  return typeof value === 'object' && value !== null && 'monate' in value
}

await drawInThread(isJahresblatt, drawJahresblatt)

/** `npm run lists`: writes every list of templates anew from the folders. */
import path from 'node:path'
import { writeLists } from './lists.ts'

const written = writeLists(path.join(import.meta.dirname, '../..'))
const lines = written.length === 0 ? ['Every list says what is in the folders.'] : written
process.stdout.write(`${lines.join('\n')}\n`)

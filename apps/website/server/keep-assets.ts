import { join } from 'node:path'
import { keepEarlierBuilds } from './earlier-builds.ts'

// Runs after the files were compressed: what is kept is kept in all its encodings.
const count = await keepEarlierBuilds({
  assets: join(import.meta.dirname, '../build/client/assets'),
  archive: join(import.meta.dirname, '../.earlier-builds'),
})

process.stdout.write(`kept ${count} files of earlier builds\n`)

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = join(import.meta.dirname, '../build/client')
const worthwhile = /\.(css|js|json|svg|txt|webmanifest|ico)$/
const smallest = 256

/** Writes `.br` and `.gz` beside every file of the build that gets smaller by it (once, at build time). */
async function compressAssets(): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && worthwhile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    const body = await readFile(file)
    if (body.byteLength < smallest) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
  }
  return files.length
}

process.stdout.write(`compressed ${await compressAssets()} files\n`)

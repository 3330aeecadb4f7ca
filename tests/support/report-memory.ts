import { rename, writeFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into a process before its own code (`--import`): on SIGUSR2 it writes to the file that
// MEMORY_REPORT names how much it holds once the garbage is collected, and what it has open.

setFlagsFromString('--expose-gc')

/** Bytes of the heap and beside it, and how many timers, sockets and files keep the process alive. */
function look(): string {
  // Twice: what has a finalizer goes with the second.
  for (let turn = 0; turn < 2; turn += 1) runInNewContext('gc()')
  const { heapUsed, external } = process.memoryUsage()
  const handles = process.getActiveResourcesInfo().length
  return JSON.stringify({ heapUsed, external, handles })
}

async function reportTo(file: string): Promise<void> {
  await writeFile(`${file}.part`, look())
  await rename(`${file}.part`, file)
}

process.on('SIGUSR2', () => {
  reportTo(process.env.MEMORY_REPORT ?? '').catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
  })
})

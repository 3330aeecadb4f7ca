import { rename, writeFile } from 'node:fs/promises'
import { Session } from 'node:inspector/promises'
import { isUint8Array } from 'node:util/types'
import { setFlagsFromString } from 'node:v8'

// Loaded into a process before its own code (`--import`): on SIGUSR2 it writes what the process holds
// in its memory to the file that MEMORY_DUMP names. Garbage is collected first, so that it is what
// something still refers to: every string, and the bytes of every buffer.

// By default only the beginning of a long text is written.
setFlagsFromString('--heap-snapshot-string-limit=100000000')

/** The heap snapshot, which has every string. */
async function heap(session: Session): Promise<string> {
  const parts: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ params }) => parts.push(params.chunk))
  await session.post('HeapProfiler.takeHeapSnapshot')
  return parts.join('')
}

/** Every object that has a prototype in its chain. */
async function objectsOf(session: Session, prototype: string): Promise<unknown[]> {
  let found: unknown[] = []
  const takeObjects = (objects: unknown[]) => {
    found = objects
  }
  Object.assign(globalThis, { takeObjects })
  const { result } = await session.post('Runtime.evaluate', { expression: prototype })
  const { objects } = await session.post('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  })
  await session.post('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { takeObjects(this) }',
  })
  return found
}

/** The whole pool from which Node takes small buffers. */
const isPool = ({ byteOffset, byteLength }: Uint8Array) =>
  byteOffset === 0 && byteLength === Buffer.poolSize

/**
 * The bytes of every buffer: they lie outside of the heap. Without what stands between buffers that
 * are in use, where remains stay until others are written over them: the free part of Node's pool,
 * and the memory of the HTTP parser, which is WebAssembly.
 */
async function buffers(session: Session): Promise<Buffer> {
  const memories = await objectsOf(session, 'WebAssembly.Memory.prototype')
  const parsers = new Set<ArrayBufferLike | null>(
    memories.map((memory) => (memory instanceof WebAssembly.Memory ? memory.buffer : null)),
  )
  const views = (await objectsOf(session, 'Uint8Array.prototype')).filter(isUint8Array)
  return Buffer.concat(views.filter((view) => !(parsers.has(view.buffer) || isPool(view))))
}

async function dump(file: string): Promise<void> {
  const session = new Session()
  session.connect()
  const parts = [Buffer.from(await heap(session)), await buffers(session)]
  session.disconnect()
  await writeFile(`${file}.part`, Buffer.concat(parts))
  await rename(`${file}.part`, file)
}

process.on('SIGUSR2', () => {
  dump(process.env.MEMORY_DUMP ?? '').catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
  })
})

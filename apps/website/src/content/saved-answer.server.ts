import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { isRouteKey } from './snapshot-index.server.ts'

const savedHead = z.object({
  key: z.string(),
  tags: z.array(z.string()),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
})

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

const savedText = json.pipe(savedHead.extend({ body: z.unknown() }))
const headText = json.pipe(savedHead)

/** An answer as it lies on disk; whoever reads it parses `body` with the contract again. */
export type SavedAnswer = z.infer<typeof savedText>

/** Absent or broken is the same: as if it had never been saved. */
export async function readSaved(file: string, key: string | null): Promise<SavedAnswer | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const saved = savedText.safeParse(text)
  return saved.success && (key === null || saved.data.key === key) ? saved.data : null
}

/** Key and tags are at the front and have 4 KB at most. */
const headBytes = 8_192

/** What an answer is about, without reading the whole of it unless it is a route; null when broken. */
export async function readHead(
  file: string,
): Promise<Pick<SavedAnswer, 'key' | 'tags' | 'body'> | null> {
  const text = await readStart(file).catch(() => '')
  const end = text.indexOf(',"body":')
  const head = end === -1 ? null : headText.safeParse(`${text.slice(0, end)}}`).data
  if (!head || isRouteKey(head.key)) return readSaved(file, null)
  return { ...head, body: null }
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

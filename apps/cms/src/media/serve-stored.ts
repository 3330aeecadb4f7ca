import { fileKindOf, fileKinds } from './file-kind.ts'
import { readStored } from './store.ts'

/** Answers with a stored file for the back office; the public gets media from the website. */
export async function serveStored(directory: string, name: string): Promise<Response> {
  const data = await readStored(directory, name)
  const kind = data && fileKindOf(data)
  if (!(data && kind)) return new Response('Nicht gefunden', { status: 404 })
  return new Response(new Uint8Array(data), {
    headers: {
      'Content-Type': fileKinds[kind].mimeType,
      'Content-Length': String(data.length),
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import type { Reply } from './back-office.ts'

/** A file as an editor sends it. */
export type SentFile = { name: string; data: Buffer; type: string }

/** A PNG of one colour. */
export function png(width: number, height: number, background = '#567869'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

function formOf(file: SentFile | null, fields: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(fields))
  if (file) form.set('file', new Blob([new Uint8Array(file.data)], { type: file.type }), file.name)
  return form
}

/** Sends an upload (`POST medien`) or a change of one (`PATCH medien/…`) as the back office does. */
export async function sendFile(
  request: { path: string; token: string; file: SentFile | null; fields?: object },
  origin = 'http://localhost:3002',
): Promise<Reply> {
  const { path, token, file, fields = {} } = request
  const { default: config } = await import('../../apps/cms/src/payload.config.ts')
  const method = path.includes('/') ? 'PATCH' : 'POST'
  const response = await handleEndpoints({
    config,
    request: new Request(`${origin}/api/${path}`, {
      method,
      headers: { Authorization: `JWT ${token}` },
      body: formOf(file, fields),
    }),
  })
  const body: unknown = await response.json()
  return { status: response.status, body: isRecord(body) ? body : {} }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What an answer says went wrong, as the editor reads it. */
export function messagesOf({ body }: Reply): string {
  return JSON.stringify(body.errors ?? null)
}

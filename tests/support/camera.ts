import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listenHere } from './listen-here.ts'

/** What a camera does when it is asked. */
export type Behaviour = (response: ServerResponse) => void | Promise<void>

/** A camera on this machine. */
export type Camera = {
  url: string
  /** Paths that were asked for, oldest first. */
  asked: string[]
  /** From now on it does this. */
  behave: (how: Behaviour) => void
}

/** A photograph of one moment: the light of an hour, and the noise of a small sensor. */
export function photograph(seed: number, width = 1_280, height = 720): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let state = seed + 1
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    const row = Math.floor(at / (width * 3)) / height
    pixels[at] = Math.max(
      0,
      Math.min(255, 190 - row * 120 + ((seed * 7) % 40) + ((state >> 16) % 24)),
    )
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Answers with a picture. */
export const sends =
  (bytes: Buffer, type = 'image/jpeg'): Behaviour =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length })
    response.end(bytes)
  }

/** Starts a camera on a loopback port. */
export async function startCamera(): Promise<Camera> {
  const asked: string[] = []
  let current: Behaviour = (response) => void response.writeHead(404).end()
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    void current(response)
  })
  const url = await listenHere(server)
  return {
    url: `${url}/bild.jpg`,
    asked,
    behave: (how) => {
      current = how
    },
  }
}

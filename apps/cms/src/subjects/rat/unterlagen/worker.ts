import { buffer } from 'node:stream/consumers'
import { stores } from '../../../platform/media/stores.ts'
import { drawInThread } from '../../../platform/print/index.ts'
import { makeUnterlagen } from './make.ts'
import type { Unterlagen } from './unterlagen.ts'

function isUnterlagen(value: unknown): value is Unterlagen {
  return typeof value === 'object' && value !== null && 'punkte' in value
}

/** One file at a time: all of them together would be in memory twice. */
async function readStored(datei: string): Promise<Uint8Array | null> {
  const file = await stores.dokumente.open(datei)
  return file === null ? null : buffer(await file.read())
}

await drawInThread(isUnterlagen, (unterlagen, onStep) =>
  makeUnterlagen(unterlagen, readStored, onStep),
)

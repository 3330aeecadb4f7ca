import type { Readable } from 'node:stream'

/** A file to store under its name. */
export type StoredFile = { name: string; data: Buffer }

/** A file that is never in memory as a whole: its name, its size in bytes and its bytes in order. */
export type StreamedFile = { name: string; size: number; chunks: AsyncIterable<Uint8Array> }

/** First and last byte of a part of a file, both inclusive. */
export type ByteRange = { start: number; end: number }

/** A stored file that somebody is about to send; one of `read` and `close` is called, once. */
export type OpenFile = {
  size: number
  /** Its bytes, or a part of them. Rejects with `StoreError` when the store is away. */
  read(range?: ByteRange): Promise<Readable>
  /** Lets go of a file that nobody reads. */
  close(): Promise<void>
}

/**
 * Where uploaded files lie. A name is never used twice for different bytes, so nothing here is
 * ever overwritten. Every method rejects with `StoreError` for a name that could lead elsewhere.
 */
export type MediaStore = {
  /** Stores a file: whole under its name, or not at all. */
  write(file: StoredFile): Promise<void>
  /** Stores a file as its bytes come: whole under its name, or not at all, also when they break off. */
  writeStream(file: StreamedFile): Promise<void>
  /**
   * Stores a file once more under another name, without its bytes passing by here: it may be a film.
   * False when there is none of that name.
   */
  copy(from: string, to: string): Promise<boolean>
  /** Removes a file and what a cut-off `write` left of it; one that is gone already is no error. */
  remove(name: string): Promise<void>
  /** Opens a file; null when there is none of that name. */
  open(name: string): Promise<OpenFile | null>
}

/** Why a store did not do what it was asked. */
export type StoreFault = 'bad-name' | 'full' | 'away' | 'cut-off'

/** The store did not do what it was asked; `fault` says what an answer can be made of. */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly fault: StoreFault

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

const safeName = /^[\w-][\w.-]{0,199}$/

/** Hands a name back if it is one file in one place and nothing else (T47). */
export function checkedName(name: string): string {
  if (safeName.test(name)) return name
  throw new StoreError('bad-name', `not a storage name: ${name}`)
}

/** Removes files one and all; the first that could not be removed is thrown at the end. */
export async function removeFiles(store: MediaStore, names: readonly string[]): Promise<void> {
  const removed = await Promise.allSettled(names.map((name) => store.remove(name)))
  const failed = removed.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Stores all of these files or none. */
export async function storeFiles(store: MediaStore, files: readonly StoredFile[]): Promise<void> {
  const written = await Promise.allSettled(files.map((file) => store.write(file)))
  const failed = written.find((result) => result.status === 'rejected')
  if (!failed) return
  // Whatever cannot be removed now stays on the list of leftovers; the reason is what counts.
  await Promise.allSettled(files.map(({ name }) => store.remove(name)))
  throw failed.reason
}

/** What a key is derived from, and how, as `crypto.argon2` takes it. */
export type Derivation = {
  message: Uint8Array
  nonce: Uint8Array
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
  /** Bytes. */
  tagLength: number
}

/** True for what one thread may ask another to derive. */
export const isDerivation = (value: unknown): value is Derivation =>
  typeof value === 'object' && value !== null && 'message' in value && 'nonce' in value

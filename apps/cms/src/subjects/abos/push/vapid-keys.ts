import { createECDH, ECDH } from 'node:crypto'
import { deriveKey } from '../../../platform/accounts/second-factor/index.ts'

/** The keys by which push services know this installation (RFC 8292), as base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** The order of the curve P-256: a private key is a number from 1 up to it. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * The installation makes them for itself, out of its own secret: no table and no file keeps them, all
 * processes have the same, and a backup brings them back with the secret that belongs to it.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  const derived = BigInt(`0x${deriveKey(secret, 'push messages').toString('hex')}`)
  const hex = ((derived % (order - 1n)) + 1n).toString(16).padStart(64, '0')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(hex, 'hex')
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: Buffer.from(hex, 'hex').toString('base64url'),
  }
}

/** True for the public key of a browser: a point of the curve, to which something can be encrypted. */
export function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'compressed') !== ''
  } catch {
    return false // it is no point
  }
}

import { createHmac } from 'node:crypto'

/**
 * By which a backup knows the secret that its second factors and push keys are sealed with, without
 * holding it.
 */
export const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('kurstadt-backup').digest('hex')

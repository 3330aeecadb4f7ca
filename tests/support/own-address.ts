import { randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'

/** Lets a browser come from an address of its own, as behind a proxy: what other tests sent does not count against it (T60). */
export async function giveOwnAddress({ context }: { context: BrowserContext }): Promise<void> {
  const address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': address })
}

import type { Page } from '@playwright/test'

/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
} as const

/** Lets a page come over a slow line. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
}

/** Addresses of pages. */
const ofPage = /^\/(de|en)\//

/** What has come over the line so far. */
export type Weight = { bytes: number }

/**
 * Counts what a page loads for itself, as it was packed. Left out are pictures, which a test hangs
 * itself, and documents that are fetched ahead: those wait until the page is there, and are none of it.
 */
export async function bytesBeforeScrolling(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  const weight: Weight = { bytes: 0 }
  const leftOut = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url)
    // Chromium calls what a `<link rel="prefetch">` asks for «Other», as it does icons.
    const isAhead = type !== 'Document' && ofPage.test(pathname)
    if (pathname.startsWith('/media/') || isAhead) leftOut.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!leftOut.has(requestId)) weight.bytes += encodedDataLength
  })
  return weight
}

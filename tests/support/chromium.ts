import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** What Chromium needs to run as root, without a graphics card and without calling anybody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where the machine's Chromium lies; undefined when it has none. */
export function findChromium(): string | undefined {
  return places.find((place) => place !== '' && existsSync(place))
}

/**
 * Chromium without a window for the browser tests: the same engine, a third less time. Where the
 * machine has none of its own, its Chromium; undefined when it has neither, so that whoever only
 * reads the configuration of the tests needs no browser.
 */
export function findHeadless(): string | undefined {
  const shell = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
  return existsSync(shell) ? shell : findChromium()
}

/** Where the machine's Chromium lies; throws a sentence that says how to get one. */
export function chromiumPath(): string {
  const found = findChromium()
  if (found) return found
  throw new Error(
    'No Chromium here. On Debian and Ubuntu: sudo apt-get install chromium; ' +
      'elsewhere set CHROMIUM_PATH to the program.',
  )
}

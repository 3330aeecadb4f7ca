import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** The demo town's account for the intranet. */
export const account = {
  email: process.env.INTRANET_EMAIL ?? '',
  password: process.env.INTRANET_PASSWORD ?? '',
}

/** Logs in where the login stands; the page that was asked for comes next. */
export async function logIn(page: Page, password = account.password): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').first().fill(account.email)
  await page.getByLabel('Passwort').fill(password)
  await page.keyboard.press('Enter')
}

/** The heading of a page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** Everything that a browser has kept of this site outside of its own memory. */
export function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
        return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
      }),
    )
    const bases = await indexedDB.databases()
    return JSON.stringify([
      stored,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      bases,
    ])
  })
}

/** Files in which the processes of the stack keep answers and say what they do. */
const keptFolders = [
  process.env.SNAPSHOT_DIR ?? '',
  path.join(process.env.DATA_DIR ?? '', 'logs'),
] as const

/** Names of those files that hold some words. */
export const filesWith = (words: string): string[] =>
  keptFolders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => holds(file, words)),
  )

function holds(file: string, words: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes(words)
  } catch {
    return false // the snapshot has just replaced this file
  }
}

/**
 * Does something that leads to a page of the intranet, and waits until the code that watches the
 * session has begun there: time that is set on before is not seen.
 */
export async function untilWatched(page: Page, act: () => Promise<void>): Promise<void> {
  const [code] = await Promise.all([page.waitForResponse(/watch-session/), act()])
  await page.evaluate((address) => import(address), code.url())
}

import type { App } from './app-door.ts'
import type { HeaderFields } from './headers.ts'
import { lastResort } from './last-resort.ts'
import type { Reply } from './reply.ts'
import { type Route, reading } from './route-table.ts'
import { cspHash } from './script-hashes.ts'
import type { SecurityHeaders } from './security-headers.ts'

type AppFilesOptions = Pick<App, 'appFiles' | 'content'> & {
  security: SecurityHeaders
  /** False removes the service worker from every browser that has it. */
  hasWorker: boolean
}

/** The kill switch: a worker that takes over at once, throws away what was kept, and removes itself. */
const removingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('kurstadt-')) await caches.delete(name)
  await registration.unregister()
})()))
`

/**
 * The files of the installed site: its manifest and the page without a connection, both made of the
 * settings of the configured town. Where the worker is switched off, what removes it stands in its
 * place, before the files of the build.
 */
export function appFileRoutes(options: AppFilesOptions): Route[] {
  const removal: Route[] = options.hasWorker
    ? []
    : [{ name: 'removing worker', ...looked('/sw.js'), answer: () => workerRemoval(options) }]
  return [
    ...removal,
    { name: 'manifest', ...looked('/manifest.webmanifest'), answer: () => manifest('de', options) },
    {
      name: 'manifest, English',
      ...looked('/manifest.en.webmanifest'),
      answer: () => manifest('en', options),
    },
    { name: 'offline page', ...looked('/offline/de'), answer: () => offline('de', options) },
    {
      name: 'offline page, English',
      ...looked('/offline/en'),
      answer: () => offline('en', options),
    },
  ]
}

const looked = (pattern: string) => ({ methods: reading, pattern })

function workerRemoval({ security }: AppFilesOptions): Reply {
  const headers = {
    ...security.worker,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  }
  return { status: 200, headers, body: removingWorker }
}

async function manifest(
  sprache: 'de' | 'en',
  { appFiles, content, security }: AppFilesOptions,
): Promise<Reply> {
  const shell = await content.loadShell({ sprache, theme: 'default' })
  const type = { 'Content-Type': 'application/manifest+json; charset=utf-8' }
  return reply({ ...security.plain, ...type }, appFiles.manifest(shell))
}

async function offline(
  sprache: 'de' | 'en',
  { appFiles, content, security }: AppFilesOptions,
): Promise<Reply> {
  const page = appFiles.offlinePage(await content.loadShell({ sprache, theme: 'default' }))
  // A page without telephone numbers would take the place of one that has them.
  if (page === null) return lastResort(503, `/${sprache}/`, security)
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' }
  return reply({ ...security.lastResort(cspHash(page.style)), ...type }, page.html)
}

function reply(headers: HeaderFields, body: string): Reply {
  return { status: 200, headers: { ...headers, 'Cache-Control': 'public, max-age=300' }, body }
}

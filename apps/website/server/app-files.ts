import type { App } from './app-door.ts'
import { lastResort } from './last-resort.ts'
import type { Reply } from './reply.ts'
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

const manifests = { '/manifest.webmanifest': 'de', '/manifest.en.webmanifest': 'en' } as const
const offlinePages = { '/offline/de': 'de', '/offline/en': 'en' } as const

function at<Name extends string>(paths: Readonly<Record<string, Name>>, path: string): Name | null {
  return (Object.hasOwn(paths, path) ? paths[path] : null) ?? null
}

/**
 * Answers the files of the installed site: its manifest and the page without a connection, both made
 * of the settings of the configured town. Null for any other path.
 */
export async function appFileReply(
  path: string,
  { appFiles, content, security, hasWorker }: AppFilesOptions,
): Promise<Reply | null> {
  if (path === '/sw.js' && !hasWorker) {
    const type = ['Content-Type', 'text/javascript; charset=utf-8', 'Cache-Control', 'no-cache']
    return { status: 200, headers: [...security.worker, ...type], body: removingWorker }
  }
  const manifest = at(manifests, path)
  if (manifest) {
    const shell = await content.loadShell({ sprache: manifest, theme: 'default' })
    const type = ['Content-Type', 'application/manifest+json; charset=utf-8']
    return reply([...security.plain, ...type], appFiles.manifest(shell))
  }
  const offline = at(offlinePages, path)
  if (!offline) return null
  const page = appFiles.offlinePage(await content.loadShell({ sprache: offline, theme: 'default' }))
  // A page without telephone numbers would take the place of one that has them.
  if (page === null) return lastResort(503, `/${offline}/`, security)
  const type = ['Content-Type', 'text/html; charset=utf-8', 'X-Robots-Tag', 'noindex']
  return reply([...security.lastResort(cspHash(page.style)), ...type], page.html)
}

function reply(headers: readonly string[], body: string): Reply {
  return { status: 200, headers: [...headers, 'Cache-Control', 'public, max-age=300'], body }
}

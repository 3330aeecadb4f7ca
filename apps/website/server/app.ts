import { randomBytes } from 'node:crypto'
import * as routerBuild from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { content } from '../src/content/index.server.ts'
import { newRenderFacts, renderFacts } from '../src/content/index.ts'
import { offlinePage, offlineStyle, webManifest } from '../src/features/app-mode/index.server.ts'
import { makeFeed } from '../src/features/feeds/index.server.ts'
import { cardOfAmt, cardOfMitarbeiter } from '../src/features/visitenkarte/index.server.ts'
import type { App } from './app-door.ts'

const handle = createRequestHandler(toServerBuild(), import.meta.env.MODE)

/** The application as the build's entry: routes and content client from one bundle. */
export const app: App = {
  content,
  appFiles: {
    manifest: (shell) => JSON.stringify(webManifest(shell)),
    offlinePage: ({ einstellungen }) =>
      einstellungen && { html: offlinePage(einstellungen, new Date()), style: offlineStyle },
  },
  feed: (asked, baseUrl) => makeFeed(content, asked, baseUrl),
  async visitingCard(typ, id, baseUrl) {
    const { einstellungen } = await content.loadShell({ sprache: 'de', theme: 'default' })
    const town = einstellungen?.rathaus.name ?? einstellungen?.ortsname ?? ''
    if (typ === 'amt') {
      const amt = await content.loadAmt(id)
      return amt && cardOfAmt(amt, town, baseUrl)
    }
    const person = await content.loadMitarbeiter(id)
    return person && cardOfMitarbeiter(person, town, baseUrl)
  },
  async render(request) {
    const facts = newRenderFacts(randomBytes(16).toString('base64url'))
    const context = new RouterContextProvider()
    context.set(renderFacts, facts)
    return { response: await handle(request, context), facts }
  },
}

/** The generated module says `undefined` where the router's type wants an absent property. */
function toServerBuild(): ServerBuild {
  const { allowedActionOrigins, basename, unstable_getCriticalCss, ...build } = routerBuild
  return {
    ...build,
    ...(basename === undefined ? {} : { basename }),
    ...(allowedActionOrigins === undefined ? {} : { allowedActionOrigins }),
    ...(unstable_getCriticalCss === undefined ? {} : { unstable_getCriticalCss }),
  }
}

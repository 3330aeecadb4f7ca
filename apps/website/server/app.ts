import { randomUUID } from 'node:crypto'
import { content } from '../src/content/index.server.ts'
import { newRenderFacts } from '../src/content/index.ts'
import { offlinePage, offlineStyle, webManifest } from '../src/features/app-mode/index.server.ts'
import { makeFeed } from '../src/features/feeds/index.server.ts'
import { makeCatalogue } from '../src/features/offene-daten/index.server.ts'
import { readCard } from '../src/features/visitenkarte/index.server.ts'
import { answerRequest } from '../src/routes/index.server.tsx'
import type { App } from './app-door.ts'

/** The application as the build's entry: routes and content client from one bundle. */
export const app: App = {
  content,
  appFiles: {
    manifest: (shell) => JSON.stringify(webManifest(shell)),
    offlinePage: ({ einstellungen }) =>
      einstellungen && { html: offlinePage(einstellungen, new Date()), style: offlineStyle },
  },
  feed: (asked, baseUrl) => makeFeed(content, asked, baseUrl),
  catalogue: (baseUrl) => makeCatalogue(content, baseUrl),
  visitingCard: (typ, id, baseUrl) => readCard(content, { typ, id }, baseUrl),
  async entryAddress({ typ, id, sprache }) {
    const load = typ === 'amt' ? content.loadAmt(id, sprache) : content.loadMitarbeiter(id, sprache)
    return (await load)?.detailURL ?? null
  },
  async render(request) {
    const facts = newRenderFacts(randomUUID())
    return { response: await answerRequest(request, facts), facts }
  },
}

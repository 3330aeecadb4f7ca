import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ReactNode } from 'react'
import { z } from 'zod'

/** Payload's view of an entry or of settings, as its pages call it. */
export type DocumentView = (props: object) => Promise<ReactNode>

const exported = z.object({
  DocumentView: z.custom<DocumentView>((value) => typeof value === 'function'),
})

/** Loads it outside of Next, which alone knows styles and pictures as modules. */
export async function loadDocumentView(): Promise<DocumentView> {
  const hooks = registerHooks({
    load: (url, context, next) =>
      /\.(?:s?css|svg|png)$/.test(url)
        ? { format: 'module', source: "export default ''", shortCircuit: true }
        : next(url, context),
  })
  const views = createRequire(import.meta.url).resolve('@payloadcms/next/views')
  const { href } = new URL('../views/Document/index.js', pathToFileURL(views))
  try {
    return exported.parse(await import(href)).DocumentView
  } finally {
    hooks.deregister()
  }
}

import type { Files } from './cruise-tree.ts'

const site = 'apps/website/src'
const cms = 'apps/cms/src'
const nothing = 'export {}\n'

function stub(name: string, exports: Files = { '.': './index.js' }): Files {
  const folder = `node_modules/${name}`
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.0.0', exports }),
    ...Object.fromEntries(Object.values(exports).map((file) => [`${folder}/${file}`, nothing])),
  }
}

const packages: Files = {
  ...stub('zod'),
  ...stub('zod-openapi'),
  ...stub('vitest'),
  ...stub('hono'),
  ...stub('payload'),
  ...stub('@payloadcms/richtext-lexical', { '.': './index.js', './lexical': './lexical.js' }),
  ...stub('react'),
  ...stub('react-router', { '.': './index.js', './dom': './dom.js' }),
  ...stub('@react-router/node'),
  ...stub('@react-router/dev', { './routes': './routes.js', './vite': './vite.js' }),
}

const shared: Files = {
  'packages/contract/package.json': JSON.stringify({
    name: '@kurstadt/contract',
    exports: { '.': './src/index.ts', './examples': './src/examples/index.ts' },
    dependencies: { zod: '4' },
  }),
  'packages/contract/src/index.ts': "export * from './page/page.ts'",
  'packages/contract/src/page/page.ts': "import { z } from 'zod'\nexport const page = z",
  'packages/contract/src/examples/index.ts': "export * from './page.ts'",
  'packages/contract/src/examples/page.ts': "import type { page } from '../page/page.ts'",
  'packages/contract/src/examples/examples.test.ts':
    "import { test } from 'vitest'\nimport { page } from './index.ts'",
  'packages/contract/src/openapi.ts':
    "import { createDocument } from 'zod-openapi'\nimport { page } from './page/page.ts'",
  'packages/contract/src/write-openapi.ts':
    "import { writeFileSync } from 'node:fs'\nimport { json } from './openapi.ts'",
  'packages/env/package.json': JSON.stringify({
    name: '@kurstadt/env',
    exports: { '.': './src/index.ts' },
  }),
  'packages/env/src/index.ts': "import { z } from 'zod'",
  'content/index.ts': "export * from './seiten/index.ts'",
  'content/seiten/index.ts': nothing,
  'tools/start.ts': "import { z } from 'zod'",
}

const website: Files = {
  'apps/website/vite.config.ts': "import { reactRouter } from '@react-router/dev/vite'",
  [`${site}/lib/index.ts`]: "export * from './gate.ts'",
  [`${site}/lib/gate.ts`]: nothing,
  [`${site}/lib/gate.test.ts`]: "import { gate } from './gate.ts'",
  [`${site}/i18n/index.ts`]: "export * from './de.ts'",
  [`${site}/i18n/de.ts`]: "import type { Sprache } from '@kurstadt/contract'",
  [`${site}/env.server.ts`]: "import { websiteEnv } from '@kurstadt/env'",
  [`${site}/ui/link/index.ts`]: "export { Link } from './link.tsx'",
  [`${site}/ui/link/link.tsx`]:
    "import { Link } from 'react-router'\nimport { t } from '../../i18n/index.ts'",
  [`${site}/ui/badge/index.ts`]: "export { Badge } from './badge.tsx'",
  [`${site}/ui/badge/badge.tsx`]:
    "import { Link } from '../link/index.ts'\nimport { gate } from '../../lib/gate.ts'",
  [`${site}/ui/badge/badge.test.tsx`]: "import { Badge } from './badge.tsx'",
  [`${site}/content/index.ts`]: "export * from './page.ts'\nexport * from './render-facts.ts'",
  [`${site}/content/page.ts`]: "import type { Seite } from '@kurstadt/contract'",
  [`${site}/content/render-facts.ts`]: "import { createContext } from 'react-router'",
  [`${site}/content/index.server.ts`]:
    "import { load } from './load-page.server.ts'\nimport { env } from '../env.server.ts'",
  [`${site}/content/load-page.server.ts`]: "import type { Page } from './page.ts'",
  [`${site}/features/aemter/index.ts`]: "export { AmtCard } from './amt-card.tsx'",
  [`${site}/features/aemter/amt-card.tsx`]:
    "import type { Page } from '../../content/index.ts'\nimport { Badge } from '../../ui/badge/index.ts'",
  [`${site}/features/aemter/amt-card.fixtures.ts`]:
    "import { amt } from '@kurstadt/contract/examples'",
  [`${site}/features/aemter/amt-card.test.tsx`]:
    "import { amt } from './amt-card.fixtures.ts'\nimport { x } from '@kurstadt/contract/examples'",
  [`${site}/features/menu/index.ts`]: "import { AmtCard } from '../aemter/index.ts'",
  [`${site}/templates/text/index.ts`]: "export { Text } from './text.tsx'",
  [`${site}/templates/text/text.tsx`]: "import { AmtCard } from '../../features/aemter/index.ts'",
  [`${site}/templates/text/text.fixtures.ts`]: "import { text } from '@kurstadt/contract/examples'",
  [`${site}/templates/zitat/index.ts`]: "export { Zitat } from './zitat.tsx'",
  [`${site}/templates/zitat/zitat.tsx`]: nothing,
  [`${site}/templates/registry.ts`]: "const text = () => import('./text/index.ts')",
  [`${site}/templates/render-block.tsx`]:
    "import { registry } from './registry.ts'\nimport { zitat } from './zitat/index.ts'",
  [`${site}/layouts/page/index.ts`]: "export { Slim } from './slim-layout.tsx'",
  [`${site}/layouts/page/slim-layout.tsx`]:
    "import { RenderBlock } from '../../templates/render-block.tsx'",
  [`${site}/layouts/site/index.ts`]: "import { Menu } from '../../features/menu/index.ts'",
  [`${site}/routes/page.tsx`]:
    "import { redirect } from 'react-router'\nimport { loadPage } from '../content/index.server.ts'\nimport { Slim } from '../layouts/page/index.ts'",
  [`${site}/routes/gallery.tsx`]:
    "import * as examples from '@kurstadt/contract/examples'\nimport { text } from '../templates/text/text.fixtures.ts'",
  [`${site}/routes.ts`]: "import { route } from '@react-router/dev/routes'",
  [`${site}/root.tsx`]:
    "import { Outlet } from 'react-router'\nimport { env } from './env.server.ts'",
  [`${site}/entry.client.tsx`]: "import { HydratedRouter } from 'react-router/dom'",
  [`${site}/entry.server.tsx`]:
    "import { ServerRouter } from 'react-router'\nimport { env } from './env.server.ts'",
  'apps/website/server/main.ts':
    "import { front } from './front.ts'\nimport { env } from '../src/env.server.ts'",
  'apps/website/server/front.ts':
    "import { createRequestListener } from '@react-router/node'\nimport { renderFacts } from '../src/content/index.ts'",
  'apps/website/server/example-content.ts':
    "import * as examples from '@kurstadt/contract/examples'",
}

const backOffice: Files = {
  [`${cms}/payload.config.ts`]: "import { collections } from './collections/index.ts'",
  [`${cms}/payload-types.ts`]: nothing,
  [`${cms}/env.ts`]: "import { apiEnv } from '@kurstadt/env'",
  [`${cms}/migrate.ts`]: "import config from './payload.config.ts'",
  [`${cms}/fields/index.ts`]: "import { lexicalEditor } from '@payloadcms/richtext-lexical'",
  [`${cms}/access/index.ts`]: "import type { Access } from 'payload'",
  [`${cms}/changes/index.ts`]: nothing,
  [`${cms}/media/index.ts`]: nothing,
  [`${cms}/blocks/index.ts`]: "export { text } from './text.ts'",
  [`${cms}/blocks/text.ts`]:
    "import type { Block } from 'payload'\nimport { templates } from '@kurstadt/contract'\nimport { slot } from '../fields/index.ts'\nimport type { Text } from '../payload-types.ts'",
  [`${cms}/collections/index.ts`]:
    "export * from './seiten/index.ts'\nexport * from './aemter/index.ts'",
  [`${cms}/collections/seiten/index.ts`]: "import { blocks } from '../../blocks/index.ts'",
  [`${cms}/collections/aemter/index.ts`]:
    "import { slot } from '../../fields/index.ts'\nimport { anyone } from '../../access/index.ts'\nimport { record } from '../../changes/index.ts'\nimport { store } from '../../media/index.ts'",
  [`${cms}/api/main.ts`]:
    "import config from '../payload.config.ts'\nimport { server } from './server.ts'",
  [`${cms}/api/server.ts`]: "import { Hono } from 'hono'\nimport { calls } from './calls/index.ts'",
  [`${cms}/api/errors.ts`]: nothing,
  [`${cms}/api/calls/index.ts`]: "import { route } from './route.ts'",
  [`${cms}/api/calls/route.ts`]:
    "import type { Call } from './call.ts'\nimport { seite } from '../serialise/index.ts'\nimport { payload } from 'payload'",
  [`${cms}/api/calls/call.ts`]: "import type { Calls } from '@kurstadt/contract'",
  [`${cms}/api/calls/route.test.ts`]: "import { route } from './route.ts'",
  [`${cms}/api/serialise/index.ts`]: "export { seite } from './seite.ts'",
  [`${cms}/api/serialise/seite.ts`]:
    "import type { Seite } from '@kurstadt/contract'\nimport type { Payload } from 'payload'\nimport type { Seiten } from '../../payload-types.ts'\nimport { ApiError } from '../errors.ts'",
  [`${cms}/seed/main.ts`]:
    "import config from '../payload.config.ts'\nimport { stadt } from '../../../../content/index.ts'\nimport * as examples from '@kurstadt/contract/examples'",
  [`${cms}/app/layout.tsx`]: "import config from '../payload.config.ts'",
}

/** A project in small with every kind of import that is allowed. */
export const cleanTree: Files = { ...packages, ...shared, ...website, ...backOffice }

/** Links of npm's workspaces. */
export const workspaceLinks: Files = {
  'node_modules/@kurstadt/contract': '../../packages/contract',
  'node_modules/@kurstadt/env': '../../packages/env',
}

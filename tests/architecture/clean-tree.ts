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
  ...stub('react-dom', { './client': './client.js', './server': './server.js' }),
  ...stub('vite'),
}

const shared: Files = {
  'packages/contract/package.json': JSON.stringify({
    name: '@kurstadt/contract',
    exports: { '.': './src/index.ts', './examples': './src/examples/index.ts' },
    dependencies: { zod: '4' },
  }),
  'packages/contract/src/index.ts': "export * from './page/page.ts'",
  'packages/contract/src/templates/zitat/template.ts': "import { z } from 'zod'",
  'packages/contract/src/templates/zitat/examples.ts':
    "import type { page } from '../../page/page.ts'\nimport '../../examples/bild.ts'",
  'packages/contract/src/examples/bild.ts': nothing,
  'packages/contract/src/page/page.ts': "import { z } from 'zod'\nexport const page = z",
  'packages/contract/src/examples/index.ts':
    "export * from './page.ts'\nexport * from '../templates/zitat/examples.ts'",
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
  'apps/website/vite.config.ts': "import { defineConfig } from 'vite'",
  [`${site}/lib/index.ts`]: "export * from './semaphore.ts'",
  [`${site}/lib/semaphore.ts`]: nothing,
  [`${site}/lib/semaphore.test.ts`]: "import { gate } from './semaphore.ts'",
  [`${site}/i18n/index.ts`]: "export * from './de.ts'",
  [`${site}/i18n/de.ts`]: "import type { Sprache } from '@kurstadt/contract'",
  [`${site}/env.server.ts`]: "import { websiteEnv } from '@kurstadt/env'",
  [`${site}/ui/link/index.ts`]: "export { Link } from './link.tsx'",
  [`${site}/ui/link/link.tsx`]: "import { t } from '../../i18n/index.ts'",
  [`${site}/ui/badge/index.ts`]: "export { Badge } from './badge.tsx'",
  [`${site}/ui/badge/badge.tsx`]:
    "import { Link } from '../link/index.ts'\nimport { gate } from '../../lib/semaphore.ts'",
  [`${site}/ui/badge/badge.test.tsx`]: "import { Badge } from './badge.tsx'",
  [`${site}/content/index.ts`]: "export * from './page.ts'\nexport * from './render-facts.ts'",
  [`${site}/content/page.ts`]: "import type { Seite } from '@kurstadt/contract'",
  [`${site}/content/render-facts.ts`]: nothing,
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
  [`${site}/templates/registry.generated.ts`]: "const text = () => import('./text/index.ts')",
  [`${site}/templates/render-block.tsx`]:
    "import { registry } from './registry.generated.ts'\nimport { zitat } from './zitat/index.ts'",
  [`${site}/layouts/page/index.ts`]: "export { Slim } from './slim-layout.tsx'",
  [`${site}/layouts/page/slim-layout.tsx`]:
    "import { RenderBlock } from '../../templates/render-block.tsx'",
  [`${site}/layouts/site/index.ts`]: "import { Menu } from '../../features/menu/index.ts'",
  [`${site}/routes/page.tsx`]:
    "import { loadPage } from '../content/index.server.ts'\nimport { Slim } from '../layouts/page/index.ts'",
  [`${site}/routes/gallery.tsx`]:
    "import * as examples from '@kurstadt/contract/examples'\nimport { text } from '../templates/text/text.fixtures.ts'",
  [`${site}/routes/render-document.server.tsx`]:
    "import { renderToPipeableStream } from 'react-dom/server'\nimport { env } from '../env.server.ts'",
  [`${site}/ui/island/index.ts`]: "export { Island } from './island.tsx'",
  [`${site}/ui/island/island.tsx`]: "import { renderToString } from 'react-dom/server'",
  [`${site}/entry.browser.ts`]: "import { Island } from './ui/island/index.ts'",
  'apps/website/server/main.ts':
    "import { front } from './front.ts'\nimport { env } from '../src/env.server.ts'",
  'apps/website/server/front.ts': "import { newRenderFacts } from '../src/content/index.ts'",
  'apps/website/server/example-content.ts':
    "import * as examples from '@kurstadt/contract/examples'",
}

const backOffice: Files = {
  [`${cms}/payload.config.ts`]:
    "import { openInUsualOrder } from './admin/usual-order.ts'\nimport { collections } from './subjects/index.ts'",
  [`${cms}/payload-types.ts`]: nothing,
  [`${cms}/env.ts`]: "import { apiEnv } from '@kurstadt/env'",
  [`${cms}/platform/time/berlin.ts`]: nothing,
  [`${cms}/platform/media/index.ts`]: nothing,
  [`${cms}/wire/errors.ts`]: nothing,
  [`${cms}/wire/call/call.ts`]: "import type { Calls } from '@kurstadt/contract'",
  [`${cms}/wire/serialise/index.ts`]: "export { bild } from './bild.ts'",
  [`${cms}/wire/serialise/bild.ts`]:
    "import { seite } from '@kurstadt/contract'\nimport type { Payload } from 'payload'\nimport '../../platform/time/berlin.ts'",
  [`${cms}/editing/access/index.ts`]: "import type { Access } from 'payload'",
  [`${cms}/editing/fields/index.ts`]:
    "import { lexicalEditor } from '@payloadcms/richtext-lexical'",
  [`${cms}/blocks/index.ts`]: "export * from './blocks.generated.ts'\nimport './pictures/index.ts'",
  [`${cms}/blocks/blocks.generated.ts`]: "import { block as text } from './text/block.ts'",
  [`${cms}/blocks/text/block.ts`]:
    "import { templates } from '@kurstadt/contract'\nimport type { Block } from 'payload'\nimport { slot } from '../../editing/fields/index.ts'",
  [`${cms}/blocks/text/drawing.ts`]: "import { heading } from '../pictures/shapes.ts'",
  [`${cms}/blocks/text/serialise.ts`]:
    "import { bild } from '../../wire/serialise/index.ts'\nimport { linkOf } from '../serialise/options.ts'",
  [`${cms}/blocks/zitat/block.ts`]: nothing,
  [`${cms}/blocks/pictures/index.ts`]: "import { drawing as text } from '../text/drawing.ts'",
  [`${cms}/blocks/pictures/shapes.ts`]: nothing,
  [`${cms}/blocks/serialise/options.ts`]: "import type { Slot } from '@kurstadt/contract'",
  [`${cms}/blocks/serialise/block-of.ts`]:
    "import { serialise as text } from '../text/serialise.ts'\nimport { bild } from '../../wire/serialise/index.ts'\nimport { seite } from '@kurstadt/contract'",
  [`${cms}/subjects/index.ts`]:
    "import { rathaus } from './rathaus/index.ts'\nimport { seiten } from './seiten/index.ts'",
  [`${cms}/subjects/seiten/index.ts`]:
    "import { seiten } from './collections/index.ts'\nimport { route } from './calls/route.ts'",
  [`${cms}/subjects/seiten/collections/index.ts`]:
    "import { blocks } from '../../../blocks/index.ts'",
  [`${cms}/subjects/seiten/calls/route.ts`]:
    "import type { Call } from '../../../wire/call/call.ts'\nimport { seite } from '../serialise/seite.ts'",
  [`${cms}/subjects/seiten/calls/route.test.ts`]: "import { route } from './route.ts'",
  [`${cms}/subjects/seiten/serialise/seite.ts`]:
    "import { bild } from '../../../wire/serialise/index.ts'\nimport { blockOf } from '../../../blocks/serialise/block-of.ts'\nimport { amtOf } from '../../rathaus/index.ts'",
  [`${cms}/subjects/rathaus/index.ts`]:
    "export { amtOf } from './serialise/amt.ts'\nimport { aemter } from './collections/index.ts'",
  [`${cms}/subjects/rathaus/collections/index.ts`]:
    "import { slot } from '../../../editing/fields/index.ts'\nimport { access } from '../../../editing/access/index.ts'",
  [`${cms}/subjects/rathaus/read/rathaus.ts`]: "import { ApiError } from '../../../wire/errors.ts'",
  [`${cms}/subjects/rathaus/serialise/amt.ts`]:
    "import { ApiError } from '../../../wire/errors.ts'",
  [`${cms}/subjects/veranstaltungen/index.ts`]: nothing,
  [`${cms}/subjects/veranstaltungen/files/index.ts`]: nothing,
  [`${cms}/admin/usual-order.ts`]: nothing,
  [`${cms}/api/main.ts`]:
    "import config from '../payload.config.ts'\nimport { server } from './server.ts'",
  [`${cms}/api/server.ts`]:
    "import { Hono } from 'hono'\nimport { pdf } from '../subjects/veranstaltungen/files/index.ts'",
  [`${cms}/commands/migrate.ts`]: "import config from '../payload.config.ts'",
  [`${cms}/commands/seed/main.ts`]:
    "import config from '../../payload.config.ts'\nimport { stadt } from '../../../../../content/index.ts'\nimport { page } from '@kurstadt/contract/examples'",
  [`${cms}/app/layout.tsx`]: "import config from '../payload.config.ts'",
}

/** A project in small with every kind of import that is allowed. */
export const cleanTree: Files = { ...packages, ...shared, ...website, ...backOffice }

/** Links of npm's workspaces. */
export const workspaceLinks: Files = {
  'node_modules/@kurstadt/contract': '../../packages/contract',
  'node_modules/@kurstadt/env': '../../packages/env',
}

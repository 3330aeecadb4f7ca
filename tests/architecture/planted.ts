import { type Planted, plant, relative } from './plant.ts'
import { plantedInCms } from './planted-in-cms.ts'

const site = 'apps/website/src'
const cms = 'apps/cms/src'

const doors = {
  i18n: `${site}/i18n/index.ts`,
  ui: `${site}/ui/badge/index.ts`,
  content: `${site}/content/index.ts`,
  features: `${site}/features/aemter/index.ts`,
  templates: `${site}/templates/registry.generated.ts`,
  layouts: `${site}/layouts/page/index.ts`,
  routes: `${site}/routes/page.tsx`,
  server: 'apps/website/server/front.ts',
}

/** One file for each layer, which imports from every layer above it. */
const upward: Planted[] = [
  { layer: 'lib', file: `${site}/lib/planted.ts`, up: 0 },
  { layer: 'i18n', file: `${site}/i18n/planted.ts`, up: 1 },
  { layer: 'ui', file: `${site}/ui/badge/planted.tsx`, up: 2 },
  { layer: 'content', file: `${site}/content/planted.ts`, up: 3 },
  { layer: 'features', file: `${site}/features/aemter/planted.tsx`, up: 4 },
  { layer: 'templates', file: `${site}/templates/text/planted.tsx`, up: 5 },
  { layer: 'layouts', file: `${site}/layouts/page/planted.tsx`, up: 6 },
  { layer: 'routes', file: `${site}/routes/planted.tsx`, up: 7 },
].map(({ layer, file, up }) => {
  const above = Object.values(doors).slice(up)
  const lines = above.map((target) => `import '${relative(file, target)}'`)
  return {
    rule: `${layer}-imports-down`,
    files: { [file]: lines.join('\n') },
    imports: above.length,
  }
})

/** Every rule with at least one violation of it. */
export const plantedViolations: readonly Planted[] = [
  {
    rule: 'no-cycles',
    files: {
      'tools/planted-a.ts': "import { b } from './planted-b.ts'",
      'tools/planted-b.ts': "import type { A } from './planted-a.ts'",
    },
    imports: 1,
  },
  ...upward,
  ...plantedInCms,
  plant('routes-imports-down', `${site}/entry.planted.tsx`, "import '../server/front.ts'"),
  plant(
    'door-of-features',
    `${site}/templates/planted.tsx`,
    "import { AmtCard } from '../features/aemter/amt-card.tsx'",
  ),
  plant(
    'door-of-features',
    `${site}/features/menu/planted.tsx`,
    "import type { Card } from '../aemter/amt-card.tsx'",
  ),
  plant('door-of-templates', `${site}/routes/planted.tsx`, "import '../templates/text/text.tsx'"),
  plant('door-of-ui', `${site}/ui/link/planted.tsx`, "export * from '../badge/badge.tsx'"),
  plant('door-of-ui', 'apps/website/server/planted.ts', "import '../src/ui/badge/badge.tsx'"),
  plant(
    'door-of-layouts',
    `${site}/routes/planted.tsx`,
    "import '../layouts/page/slim-layout.tsx'",
  ),
  plant('door-of-content', `${site}/features/menu/planted.ts`, "import '../../content/page.ts'"),
  plant(
    'door-of-content',
    'apps/website/server/planted.ts',
    "import { load } from '../src/content/load-page.server.ts'",
  ),
  plant(
    'door-of-i18n',
    `${site}/features/menu/planted.ts`,
    "import { de } from '../../i18n/de.ts'",
  ),
  plant(
    'templates-are-strangers',
    `${site}/templates/zitat/planted.tsx`,
    "import { Text } from '../text/index.ts'",
  ),
  plant(
    'lib-and-ui-know-no-domain',
    `${site}/lib/planted.ts`,
    "import { seite } from '@kurstadt/contract'",
  ),
  plant(
    'lib-and-ui-know-no-domain',
    `${site}/ui/badge/planted.tsx`,
    "import type { Seite } from '@kurstadt/contract'",
  ),
  plant(
    'react-dom-only-where-it-renders',
    `${site}/features/menu/planted.tsx`,
    "import { hydrateRoot } from 'react-dom/client'",
  ),
  plant(
    'react-dom-only-where-it-renders',
    `${site}/ui/badge/planted.tsx`,
    "import { renderToString } from 'react-dom/server'",
  ),
  plant(
    'server-files-stay-on-the-server',
    `${site}/features/menu/planted.tsx`,
    "import { loadPage } from '../../content/index.server.ts'",
  ),
  plant(
    'server-files-stay-on-the-server',
    `${site}/entry.planted.tsx`,
    "import { env } from './env.server.ts'",
  ),
  plant(
    'contract-imports-only-zod',
    'packages/contract/src/page/planted.ts',
    "import { readFileSync } from 'node:fs'",
    "import { env } from '@kurstadt/env'",
    "import type { Hono } from 'hono'",
    "import { createDocument } from 'zod-openapi'",
  ),
  plant(
    'contract-never-imports-its-generator',
    'packages/contract/src/planted.ts',
    "export * from './openapi.ts'",
  ),
  plant(
    'apps-are-strangers',
    'apps/website/server/planted.ts',
    "import type { Config } from '../../cms/src/payload-types.ts'",
  ),
  plant(
    'apps-are-strangers',
    `${cms}/platform/media/planted.ts`,
    "import { gate } from '../../../../website/src/lib/index.ts'",
  ),
  plant(
    'apps-meet-in-packages',
    `${site}/features/menu/planted.ts`,
    "import { stadt } from '../../../../../content/index.ts'",
  ),
  plant(
    'examples-are-not-for-production',
    `${site}/features/menu/planted.tsx`,
    "import { page } from '@kurstadt/contract/examples'",
    "import { amt } from '../aemter/amt-card.fixtures.ts'",
  ),
  plant(
    'examples-are-not-for-production',
    'packages/contract/src/planted.ts',
    "import { page } from './examples/index.ts'",
  ),
  plant(
    'examples-are-not-for-production',
    'packages/contract/src/templates/planted.ts',
    "import { examples } from './zitat/examples.ts'",
  ),
]

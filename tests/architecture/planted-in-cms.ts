import { type Planted, plant, relative } from './plant.ts'

const cms = 'apps/cms/src'

const cmsDoors = {
  wire: `${cms}/wire/errors.ts`,
  editing: `${cms}/editing/access/index.ts`,
  subjects: `${cms}/subjects/rathaus/index.ts`,
  processes: `${cms}/admin/usual-order.ts`,
}

/** One file for each floor of the CMS, which imports from floors above it. */
const upstairs: Planted[] = [
  {
    floor: 'platform',
    file: `${cms}/platform/time/planted.ts`,
    above: ['wire', 'editing', 'subjects', 'processes'] as const,
  },
  {
    floor: 'wire',
    file: `${cms}/wire/planted.ts`,
    above: ['editing', 'subjects', 'processes'] as const,
  },
  {
    floor: 'editing',
    file: `${cms}/editing/fields/planted.ts`,
    above: ['subjects', 'processes'] as const,
  },
  {
    floor: 'blocks',
    file: `${cms}/blocks/serialise/planted.ts`,
    above: ['subjects'] as const,
  },
  { floor: 'subjects', file: `${cms}/subjects/rat/planted.ts`, above: ['processes'] as const },
].map(({ floor, file, above }) => ({
  rule: `${floor}-imports-down`,
  files: { [file]: above.map((one) => `import '${relative(file, cmsDoors[one])}'`).join('\n') },
  imports: above.length,
}))

/** Every rule of the CMS with at least one violation of it. */
export const plantedInCms: readonly Planted[] = [
  ...upstairs,
  plant(
    'door-of-subjects',
    `${cms}/subjects/rat/planted.ts`,
    "import { amtOf } from '../rathaus/serialise/amt.ts'",
  ),
  plant(
    'door-of-subjects',
    `${cms}/commands/planted.ts`,
    "import { amtOf } from '../subjects/rathaus/serialise/amt.ts'",
  ),
  plant(
    'doors-for-processes',
    `${cms}/subjects/rathaus/planted.ts`,
    "import { veranstaltungenPdf } from '../veranstaltungen/files/index.ts'",
  ),
  plant(
    'subjects-are-put-together-once',
    `${cms}/api/planted.ts`,
    "import { calls } from '../subjects/index.ts'",
  ),
  plant(
    'serialise-knows-only-the-contract',
    `${cms}/wire/serialise/planted.ts`,
    "import type { Call } from '../call/call.ts'",
  ),
  plant(
    'serialise-knows-only-the-contract',
    `${cms}/subjects/rathaus/serialise/planted.ts`,
    "import type { Call } from '../../../wire/call/call.ts'",
    "import { readOrganisation } from '../read/rathaus.ts'",
    "import { slot } from '../../../editing/fields/index.ts'",
  ),
  plant(
    'serialise-knows-only-the-contract',
    `${cms}/blocks/zitat/serialise.ts`,
    "import { slot } from '../../editing/fields/index.ts'",
    "import type { Call } from '../../wire/call/call.ts'",
  ),
  plant(
    'serialise-runs-without-payload',
    `${cms}/blocks/zitat/serialise.ts`,
    "import { getPayload } from 'payload'",
  ),
  plant(
    'serialise-runs-without-payload',
    `${cms}/subjects/rathaus/serialise/planted.ts`,
    "import { getPayload } from 'payload'",
    "import { $isTextNode } from '@payloadcms/richtext-lexical/lexical'",
  ),
  plant(
    'blocks-import-only-fields',
    `${cms}/blocks/zitat/planted.ts`,
    "import { anyone } from '../../editing/access/index.ts'",
    "import { Hono } from 'hono'",
    "import { join } from 'node:path'",
  ),
  plant(
    'blocks-do-not-know-how-they-go-out',
    `${cms}/blocks/zitat/planted.ts`,
    "import { linkOf } from '../serialise/options.ts'",
    "import { serialise } from '../text/serialise.ts'",
  ),
  plant(
    'templates-of-the-cms-are-strangers',
    `${cms}/blocks/zitat/drawing.ts`,
    "import { drawing } from '../text/drawing.ts'",
  ),
  plant(
    'blocks-use-types-of-payload',
    `${cms}/blocks/planted.ts`,
    "import { getPayload } from 'payload'",
  ),
  plant(
    'collections-know-no-wire',
    `${cms}/subjects/rathaus/collections/planted.ts`,
    "import { ApiError } from '../../../wire/errors.ts'",
    "import { amtOf } from '../serialise/amt.ts'",
  ),
  plant(
    'blocks-only-in-pages',
    `${cms}/subjects/rathaus/planted.ts`,
    "import { blocksFor } from '../../blocks/index.ts'",
  ),
  plant(
    'payload-config-only-in-entries',
    `${cms}/api/planted.ts`,
    "import config from '../payload.config.ts'",
  ),
]

import { modulNamen } from '@kurstadt/contract'
import { blocksFor, withPictures } from '../../../../blocks/index.ts'
import { ownParts } from '../../../../editing/access/index.ts'
import { contentCollection } from '../../../../editing/collection/content-collection.ts'
import { sortierung } from '../../../../editing/fields/index.ts'
import { eigeneBloecke } from './bloecke.ts'

const own = new Set(eigeneBloecke.map(({ slug }) => slug))
const shared = blocksFor('content').filter(
  ({ slug }) => !own.has(slug) && modulNamen.some((name) => name === slug),
)

/** Modules of portal pages (spec 3): one block and the page it belongs to. */
export const portalmodule = contentCollection('portalmodule', {
  interfaceName: 'PortalmodulDoc',
  labels: { singular: 'Portalmodul', plural: 'Portalmodule' },
  bereich: 'seiten',
  parts: ownParts,
  title: 'name',
  columns: ['seite', 'sortierung'],
  sort: 'sortierung',
  description: 'Bausteine der Portalseiten, die auch andere Systeme abrufen.',
  shownAt: 'Ohne eigene Seite: Andere Systeme rufen das Modul über die Schnittstelle ab.',
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name für uns',
      required: true,
      maxLength: 120,
      admin: { description: 'Steht nirgends auf der Website.' },
    },
    {
      name: 'inhalt',
      type: 'blocks',
      label: 'Modul',
      labels: { singular: 'Modul', plural: 'Module' },
      required: true,
      localized: true,
      minRows: 1,
      maxRows: 1,
      blocks: withPictures([...shared, ...eigeneBloecke]),
    },
    {
      name: 'seite',
      type: 'relationship',
      relationTo: 'seiten',
      label: 'Steht auf der Seite',
      admin: { position: 'sidebar' },
    },
    sortierung(),
  ],
})

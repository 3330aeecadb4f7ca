import type { InternesDokumentContent } from '../../../../../content/shape.ts'
import { storedNames } from '../../platform/media/index.ts'
import { inOrder, remember, type Seeding } from './seeding.ts'

async function addDokument(
  { payload, req, made, stored, today }: Seeding,
  { key, titel, bereich, oeffentlich, pdf }: InternesDokumentContent,
): Promise<void> {
  const data = await pdf()
  const doc = await payload.create({
    collection: 'dokumente',
    req,
    depth: 0,
    overrideAccess: true,
    locale: 'de',
    file: { name: `${titel}.pdf`, data, mimetype: 'application/pdf', size: data.length },
    data: { titel, bereich, oeffentlich, stand: today },
  })
  stored.push(...storedNames(doc))
  remember(made, 'dokumente', key, doc.id)
}

/** Makes the files of council and intranet. */
export async function addDokumente(seeding: Seeding): Promise<void> {
  const { interne_dokumente = [] } = seeding.town
  await inOrder(seeding, 'Dokumente', interne_dokumente, (one) => addDokument(seeding, one))
}

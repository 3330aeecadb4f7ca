import type { PayloadRequest, Where } from 'payload'
import { unusedIds } from '../../../../platform/media/index.ts'
import { todayInBerlin } from '../../../../platform/time/berlin.ts'

type Ansicht = { key: string; label: string; where: (req: PayloadRequest) => Promise<Where> }

const isPicture: Where = { mimeType: { contains: 'image/' } }

/** Views of the media library that show what needs somebody's attention. */
export const ansichten: readonly Ansicht[] = [
  {
    key: 'ohne-alternativtext',
    label: 'Ohne Alternativtext',
    where: async () => ({
      and: [
        isPicture,
        { dekorativ: { not_equals: true } },
        { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
      ],
    }),
  },
  {
    key: 'ohne-lizenz',
    label: 'Ohne Lizenz',
    where: async () => ({ and: [isPicture, { lizenz: { exists: false } }] }),
  },
  {
    key: 'abgelaufen',
    label: 'Nutzungsrecht abgelaufen',
    where: async () => ({ nutzung_bis: { less_than: todayInBerlin() } }),
  },
  {
    key: 'unbenutzt',
    label: 'Nirgends verwendet',
    where: async (req) => ({ id: { in: await unusedIds(req) } }),
  },
]

/** What the list shows when its address asks for one of these views; everything otherwise. */
export async function gewaehlteAnsicht({ req }: { req: PayloadRequest }): Promise<Where | null> {
  const chosen = ansichten.find(({ key }) => key === req.query.zeige)
  return chosen ? chosen.where(req) : null
}

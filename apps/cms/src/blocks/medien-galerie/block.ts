import { medienTypen } from '@kurstadt/contract'
import type { Block } from 'payload'
import { bild, blockAdmin, link } from '../../editing/fields/index.ts'

const typLabels: Record<(typeof medienTypen)[number], string> = {
  youtube: 'YouTube-Film',
  bild: 'Bild',
  sonstiges: 'Andere Einbettung',
}

/** What is wrong with the link of a tile; a picture needs none. */
function checkTile(link: unknown, typ: unknown): string | true {
  const isGiven = typeof link === 'string' && link !== ''
  if (typ === 'bild') return true
  if (!(isGiven && link.startsWith('https://')))
    return 'Ein Film oder eine Einbettung braucht eine Adresse, die mit https:// beginnt.'
  return true
}

/** Up to three tiles, each opening a film, a picture or something embedded (spec 9). */
export const block: Block = {
  slug: 'medien-galerie',
  interfaceName: 'MedienGalerieBlock',
  labels: { singular: 'Medien-Galerie', plural: 'Medien-Galerien' },
  admin: blockAdmin('Medien-Galerie'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 400 },
    {
      name: 'kacheln',
      type: 'array',
      label: 'Kacheln',
      labels: { singular: 'Kachel', plural: 'Kacheln' },
      required: true,
      minRows: 1,
      maxRows: 3,
      fields: [
        { name: 'titel', type: 'text', label: 'Titel', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', label: 'Text', maxLength: 300 },
        {
          name: 'typ',
          type: 'select',
          label: 'Öffnet',
          required: true,
          defaultValue: 'bild',
          options: medienTypen.map((value) => ({ value, label: typLabels[value] })),
          admin: {
            description:
              'Filme und Einbettungen öffnen sich erst nach einem Klick, und nur von Anbietern, die freigegeben sind; alle anderen werden ein Link.',
          },
        },
        {
          ...link({ name: 'link', label: 'Adresse' }),
          validate: (value: unknown, { siblingData }: { siblingData: { typ?: unknown } }) =>
            checkTile(value, siblingData.typ),
        },
        bild(),
      ],
    },
  ],
}

import { medienTypen } from '@kurstadt/contract'
import type { Block, Field } from 'payload'
import { bild, blockAdmin, link, linkMitText } from '../../../../editing/fields/index.ts'

const typLabels: Record<(typeof medienTypen)[number], string> = {
  youtube: 'YouTube-Film',
  bild: 'Bild',
  sonstiges: 'Andere Einbettung',
}

const kopf: Field[] = [
  { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
  { name: 'einleitung', type: 'textarea', label: 'Einleitung', maxLength: 400 },
]

/** What is wrong with the link of a tile; a picture needs none. */
export function checkTile(link: unknown, typ: unknown): string | true {
  const isGiven = typeof link === 'string' && link !== ''
  if (typ === 'bild') return true
  if (!(isGiven && link.startsWith('https://')))
    return 'Ein Film oder eine Einbettung braucht eine Adresse, die mit https:// beginnt.'
  return true
}

/** One package with its price categories (spec 3). */
const pauschalen: Block = {
  slug: 'pauschalen',
  interfaceName: 'PauschalenBlock',
  labels: { singular: 'Pauschale mit Preisen', plural: 'Pauschalen mit Preisen' },
  admin: blockAdmin('Pauschale mit Preisen'),
  fields: [
    ...kopf,
    {
      name: 'pauschale',
      type: 'relationship',
      relationTo: 'pauschalen',
      label: 'Pauschale',
      required: true,
    },
  ],
}

/** Up to three tiles, each opening a film, a picture or something embedded (spec 9). */
const medienGalerie: Block = {
  slug: 'medien-galerie',
  interfaceName: 'MedienGalerieBlock',
  labels: { singular: 'Medien-Galerie', plural: 'Medien-Galerien' },
  admin: blockAdmin('Medien-Galerie'),
  fields: [
    ...kopf,
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

/** Chosen events (spec 9: at most 20). */
const eventteaser: Block = {
  slug: 'eventteaser',
  interfaceName: 'EventteaserBlock',
  labels: { singular: 'Ausgewählte Veranstaltungen', plural: 'Ausgewählte Veranstaltungen' },
  admin: blockAdmin('Ausgewählte Veranstaltungen'),
  fields: [
    ...kopf,
    {
      name: 'veranstaltungen',
      type: 'relationship',
      relationTo: 'veranstaltungen',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 20,
      label: 'Veranstaltungen',
    },
    linkMitText(),
  ],
}

/** A picture over the whole width with a text on it. */
const panorama: Block = {
  slug: 'panoramabild-panoramateaser',
  interfaceName: 'PanoramaBlock',
  labels: { singular: 'Panoramabild', plural: 'Panoramabilder' },
  admin: blockAdmin('Panoramabild'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
    { name: 'untertitel', type: 'text', label: 'Unterzeile', maxLength: 120 },
    { name: 'text', type: 'textarea', label: 'Text', maxLength: 400 },
    bild({ required: true }),
    {
      name: 'parallax',
      type: 'checkbox',
      label: 'Bild beim Blättern langsamer bewegen',
      defaultValue: false,
    },
    linkMitText(),
  ],
}

/** Kinds of modules that no page has as a block of its own. */
export const eigeneBloecke: Block[] = [pauschalen, medienGalerie, eventteaser, panorama]

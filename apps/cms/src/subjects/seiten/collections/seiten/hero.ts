import type { ArrayField } from 'payload'
import { bild, foldedRows, linkMitText } from '../../../../editing/fields/index.ts'

/** Pictures on top of a page with title and subtitle, at most 5 (spec 2.4). */
export const heroImages: ArrayField = {
  name: 'heroImages',
  type: 'array',
  label: 'Bilder oben',
  labels: { singular: 'Bild', plural: 'Bilder' },
  localized: true,
  maxRows: 5,
  admin: foldedRows,
  fields: [
    bild({ required: true }),
    { name: 'titel', type: 'text', label: 'Titel' },
    { name: 'untertitel', type: 'text', label: 'Unterzeile' },
  ],
}

/** Slides on top of a page, at most 5 (spec 2.4); the copyright is the picture's. */
export const heroSlider: ArrayField = {
  name: 'heroSlider',
  type: 'array',
  label: 'Folien oben',
  labels: { singular: 'Folie', plural: 'Folien' },
  localized: true,
  maxRows: 5,
  admin: foldedRows,
  fields: [
    { name: 'titel', type: 'text', label: 'Titel', required: true },
    { name: 'untertitel', type: 'text', label: 'Unterzeile' },
    linkMitText(),
    bild({ required: true }),
  ],
}

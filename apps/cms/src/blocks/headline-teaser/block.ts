import type { Block } from 'payload'
import { blockAdmin, linkMitText } from '../../editing/fields/index.ts'

/** A large heading with subtitle, short text and link. */
export const block: Block = {
  slug: 'headline-teaser',
  interfaceName: 'HeadlineTeaserBlock',
  labels: { singular: 'Große Überschrift', plural: 'Große Überschriften' },
  admin: blockAdmin('Große Überschrift'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift', required: true },
    {
      name: 'titel_tag',
      type: 'select',
      label: 'Ebene der Überschrift',
      required: true,
      defaultValue: 'h2',
      options: [
        { value: 'h2', label: 'Überschrift 2' },
        { value: 'h3', label: 'Überschrift 3' },
      ],
    },
    { name: 'untertitel', type: 'text', label: 'Unterzeile' },
    { name: 'einleitung', type: 'textarea', label: 'Einleitung' },
    linkMitText(),
  ],
}

import { z } from 'zod'
import { veranstaltungsliste } from '../../calls/veranstaltungsliste.ts'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'

/** A link to suggest an event, and the programmes of this month and the next (spec 2.7, sidebars). */
export const template = defineTemplate({
  context: veranstaltungsliste.pick({ heute: true }),
  options: z.object({ titel: z.string().nullable(), link: href.nullable() }),
  feed: { call: 'veranstaltungen', params: { zeitraum: 'kommend', pro_seite: 1 } },
  slots: ['content', 'sidebar'],
  spec: '2.7',
})

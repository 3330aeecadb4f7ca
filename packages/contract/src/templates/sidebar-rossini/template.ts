import { z } from 'zod'
import { einstellungen } from '../../entities/einstellungen.ts'
import { defineTemplate } from '../define-template.ts'

/**
 * How festival tickets are booked: telephone, e-mail, address, hours of both halves of the year, and
 * in English the newsletter (spec 2.7, festival booking).
 */
export const template = defineTemplate({
  context: einstellungen.pick({
    kartentelefon: true,
    tourismus: true,
    festival: true,
    newsletter_url: true,
  }),
  options: z.object({ titel: z.string().nullable() }),
  feed: { call: 'einstellungen' },
  slots: ['content', 'sidebar'],
  spec: '2.7',
})

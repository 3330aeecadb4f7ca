import { z } from 'zod'
import { einstellungen } from '../../entities/einstellungen.ts'
import { defineTemplate } from '../define-template.ts'

/** Offices of the settings that a contact may be of. */
export const kontaktStellen = ['tourismus', 'rathaus'] as const

/** How the tourist information or the town hall is reached, and whether it is open (spec 9, contact). */
export const template = defineTemplate({
  context: einstellungen.pick({ tourismus: true, rathaus: true }),
  options: z.object({ titel: z.string().nullable(), stelle: z.enum(kontaktStellen) }),
  feed: { call: 'einstellungen' },
  slots: ['content', 'sidebar'],
  spec: '9',
})

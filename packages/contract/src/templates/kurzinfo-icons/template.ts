import { z } from 'zod'
import { href } from '../../primitives.ts'
import { defineTemplate } from '../define-template.ts'

/** Names of the icons an editor may choose. */
export const iconNames = [
  'anreise',
  'baum',
  'bahn',
  'bett',
  'kalender',
  'musik',
  'parken',
  'rathaus',
  'telefon',
  'therme',
  'wandern',
  'wetter',
] as const

/** One of the icons. */
export type IconName = (typeof iconNames)[number]

const icon = z.object({
  icon: z.enum(iconNames),
  titel: z.string(),
  text: z.string().nullable(),
  link: href.nullable(),
})

/** Up to four icons with a short text (spec 3: `icon1-4`). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    icon1: icon,
    icon2: icon.nullable(),
    icon3: icon.nullable(),
    icon4: icon.nullable(),
  }),
  feed: null,
  slots: ['content'],
  spec: '2.7',
})

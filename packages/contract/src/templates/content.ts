import { z } from 'zod'
import { oeffnungszeiten as hours } from '../entities/oeffnungszeiten.ts'
import { bild } from '../page/bild.ts'
import { download } from '../page/download.ts'
import { richText } from '../page/rich-text.ts'
import { href } from '../primitives.ts'
import { defineTemplate } from './define-template.ts'

const both = ['content', 'sidebar'] as const
const content = ['content'] as const
const link = { link: href.nullable(), linktext: z.string().nullable() }

/** Formatted text with an optional heading. */
export const text = defineTemplate({
  context: z.null(),
  options: z.object({ titel: z.string().nullable(), text: richText }),
  feed: null,
  slots: both,
  spec: '2.7',
})

/** Picture beside text; `anordnung` says which comes first. */
export const bildText = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    text: richText,
    bild: bild.nullable(),
    anordnung: z.enum(['text-bild', 'bild-text']),
    ...link,
  }),
  feed: null,
  slots: content,
  spec: '2.7',
})

/** A quotation with its source. */
export const zitat = defineTemplate({
  context: z.null(),
  options: z.object({ text: z.string(), quelle: z.string().nullable() }),
  feed: null,
  slots: both,
  spec: '2.7',
})

/** A large heading with subtitle, short text and link; `titel_tag` is the heading level. */
export const headlineTeaser = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string(),
    titel_tag: z.enum(['h2', 'h3']),
    untertitel: z.string().nullable(),
    einleitung: z.string().nullable(),
    ...link,
  }),
  feed: null,
  slots: content,
  spec: '2.7',
})

const bildupload = z.object({
  bild,
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
})

/** Three pictures with title, text and link (spec 3: `titel1-3`, `text1-3`, `link1-3`, `bildupload1-3`). */
export const bildTextTeaser3x = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    einleitung: z.string().nullable(),
    titel1: z.string(),
    text1: z.string().nullable(),
    link1: href.nullable(),
    bildupload1: bildupload.nullable(),
    titel2: z.string().nullable(),
    text2: z.string().nullable(),
    link2: href.nullable(),
    bildupload2: bildupload.nullable(),
    titel3: z.string().nullable(),
    text3: z.string().nullable(),
    link3: href.nullable(),
    bildupload3: bildupload.nullable(),
  }),
  feed: null,
  slots: content,
  spec: '2.7',
})

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
export const kurzinfoIcons = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    icon1: icon,
    icon2: icon.nullable(),
    icon3: icon.nullable(),
    icon4: icon.nullable(),
  }),
  feed: null,
  slots: content,
  spec: '2.7',
})

/** Files to download with format and size in bytes. */
export const downloads = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    downloads: z.array(download),
  }),
  feed: null,
  slots: both,
  spec: '2.7',
})

/** Opening hours of a place that is no office of the town (spec 2.6, spec 4). */
export const oeffnungszeiten = defineTemplate({
  context: z.null(),
  options: z.object({
    titel: z.string().nullable(),
    oeffnungszeitenStrukturiert: z.array(hours),
  }),
  feed: null,
  slots: both,
  spec: '4',
})

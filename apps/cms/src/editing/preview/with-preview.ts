import { type Sprache, sprachen } from '@kurstadt/contract'
import type { CollectionConfig } from 'payload'
import { previewTypes, signPreview } from './token.ts'

const hour = 3_600
/** How long a link works that an editor hands on; the one beside the form is made anew each time. */
const shared = 7 * 24 * hour

type PreviewLink = { website: string; sprache: Sprache; seconds: number; secret: string }

/** Address of the website that shows a saved document as it stands; null before it is saved. */
export function previewUrl(
  type: string,
  nummer: unknown,
  { website, sprache, seconds, secret }: PreviewLink,
): string | null {
  const typ = previewTypes.find((one) => one === type)
  if (typ === undefined || typeof nummer !== 'number') return null
  const bis = Math.floor(Date.now() / 1000) + seconds
  return `${website}/vorschau/${signPreview({ typ, nummer, sprache, bis }, secret)}`
}

function spracheOf(locale: unknown): Sprache {
  return sprachen.find((one) => one === locale) ?? 'de'
}

/** Adds to a type with pages of its own: the page beside the form, and a link to hand on. */
export function withPreview(collection: CollectionConfig, website: string): CollectionConfig {
  const { slug } = collection
  if (!previewTypes.some((one) => one === slug)) return collection
  return {
    ...collection,
    admin: {
      ...collection.admin,
      preview: (doc, { locale, req }) =>
        previewUrl(slug, doc.nummer, {
          website,
          sprache: spracheOf(locale),
          seconds: shared,
          secret: req.payload.secret,
        }),
      livePreview: {
        url: ({ data, locale, payload }) =>
          previewUrl(slug, data.nummer, {
            website,
            sprache: spracheOf(locale.code),
            seconds: 8 * hour,
            secret: payload.secret,
          }) ?? '',
        breakpoints: [
          { name: 'telefon', label: 'Telefon', width: 375, height: 720 },
          { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
          { name: 'rechner', label: 'Rechner', width: 1280, height: 800 },
        ],
      },
    },
  }
}

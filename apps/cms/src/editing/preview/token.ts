import { createHmac, timingSafeEqual } from 'node:crypto'
import { detailTypes, sprachen } from '@kurstadt/contract'
import { z } from 'zod'

/** Types that the website can show before they are published. */
export const previewTypes = ['seiten', ...detailTypes] as const

const previewed = z.object({
  typ: z.enum(previewTypes),
  nummer: z.int().positive(),
  sprache: z.enum(sprachen),
  /** Seconds since 1970 after which the link shows nothing any more. */
  bis: z.int().positive(),
})

/** One document in one language, shown until a moment. */
export type Previewed = z.infer<typeof previewed>

const longest = 500

function signatureOf(text: string, secret: string): Buffer {
  return createHmac('sha256', `vorschau ${secret}`).update(text).digest()
}

/** The unguessable part of a preview's address. Whoever has it sees the draft, and nothing else. */
export function signPreview(of: Previewed, secret: string): string {
  const text = Buffer.from(JSON.stringify(of)).toString('base64url')
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/** What a link shows; null when nobody of ours signed it, or its time is over. */
export function readPreview(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Previewed | null {
  const [text = '', signature = ''] = token.slice(0, longest).split('.')
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(text, secret)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const of = previewed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return of.bis * 1000 > now.getTime() ? of : null
}

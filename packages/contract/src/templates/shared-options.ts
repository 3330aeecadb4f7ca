import { z } from 'zod'
import { href } from '../primitives.ts'

/** Where a block leads, and the words of the link. */
export const link = { link: href.nullable(), linktext: z.string().nullable() }

/** Links with their words, in the editor's order. */
export const linkliste = z.array(z.object({ link: href, linktext: z.string() }))

/** What an editor sets at a block whose content comes from its call. */
export const noOptions = z.object({})

/** A heading above what the call answers. */
export const titleOnly = z.object({ titel: z.string().nullable() })

/** A heading and a short text. */
export const titleAndIntroduction = {
  titel: z.string().nullable(),
  einleitung: z.string().nullable(),
}

/** What stands around a teaser: heading, short text and link. */
export const teaserTexts = z.object({ ...titleAndIntroduction, ...link })

/** A heading and a short text above what the call answers. */
export const titleAndIntroductionOnly = z.object(titleAndIntroduction)

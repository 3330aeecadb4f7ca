import type { PayloadRequest } from 'payload'
import type { AnfrageDoc } from '../../../payload-types.ts'
import { ownValue } from '../../../platform/record.ts'
import { referenceOf } from './reference.ts'
import { stelleOf } from './stelle.ts'

/** A template of an answer, filled in for one request. */
export type Vorlage = { id: string; titel: string; betreff: string; text: string }

/** Words in curly brackets that a template may have, and what stands there for a request. */
function fill(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => ownValue(words, word) ?? whole)
}

/** The templates that fit a request, in its language (German where there is no other), filled in. */
export async function vorlagenFor(req: PayloadRequest, request: AnfrageDoc): Promise<Vorlage[]> {
  const sprache = request.sprache ?? 'de'
  const [{ docs }, stelle] = await Promise.all([
    req.payload.find({
      collection: 'antwortvorlagen',
      where: { or: [{ arten: { in: [request.art] } }, { arten: { exists: false } }] },
      sort: 'titel',
      locale: sprache,
      fallbackLocale: 'de',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    }),
    stelleOf(req, request.art, sprache),
  ])
  const words = {
    name: request.name || (sprache === 'de' ? 'Gast' : 'guest'),
    nummer: referenceOf(request.nummer),
    stelle: stelle.name,
  }
  return docs.map(({ id, titel, betreff, text }) => ({
    id,
    titel,
    betreff: fill(betreff ?? '', words),
    text: fill(text ?? '', words),
  }))
}

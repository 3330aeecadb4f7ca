import type { AktuellesEintrag } from '@kurstadt/contract'
import { berlinInstant } from '../../lib/index.ts'
import { type Frame, imageOf, type Thing } from './thing.ts'

/** A news article as schema.org describes it. */
export function articleOf(eintrag: AktuellesEintrag, frame: Frame): Thing {
  const { origin, url, einstellungen } = frame
  const publisher = einstellungen && {
    '@type': 'Organization',
    name: einstellungen.ortsname,
    url: origin,
  }
  return {
    '@type': 'NewsArticle',
    headline: eintrag.titel,
    description: eintrag.einleitung || undefined,
    inLanguage: eintrag.sprache,
    datePublished: berlinInstant(eintrag.datum_von, '00:00'),
    dateModified: eintrag.geaendert,
    image: imageOf(eintrag.bild, origin),
    author: publisher ?? undefined,
    publisher: publisher ?? undefined,
    mainEntityOfPage: url,
  }
}

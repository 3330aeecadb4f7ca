import { randomUUID } from 'node:crypto'
import type { BrancheneintragContent } from '../../../../../content/gewerbe/shape.ts'
import { adresseIn } from './adresse.ts'
import { hoursInEnglish, hoursOf } from './oeffnungszeiten.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

/** Facts about access as the form keeps them. */
export function barrierefreiOf(facts: BrancheneintragContent['barrierefrei']) {
  return Object.fromEntries(facts.map((fact) => [fact, true]))
}

/** Links in German and in English, the rows of both with the same ids. */
export function linksOf(links: BrancheneintragContent['links']) {
  const german = links.map(({ link, linktext }) => ({
    id: randomUUID(),
    blockType: 'link' as const,
    link,
    linktext: linktext.de,
  }))
  const english = german.map((row, index) => ({
    ...row,
    linktext: links[index]?.linktext.en ?? null,
  }))
  return { german, english }
}

async function addEintrag(seeding: Seeding, eintrag: BrancheneintragContent): Promise<void> {
  const { made, richText } = seeding
  const { key, nummer, titel, spezialisierung, text, text_gastronomie, stichwoerter } = eintrag
  const hours = hoursOf(eintrag.oeffnungszeiten)
  const links = linksOf(eintrag.links)
  const meal = (sprache: 'de' | 'en') => {
    const written = text_gastronomie?.[sprache]
    return written === undefined ? null : richText(written)
  }
  const id = await publish(
    seeding,
    'brancheneintraege',
    {
      nummer,
      titel: titel.de,
      spezialisierung: spezialisierung.de,
      text: richText(text.de),
      text_gastronomie: meal('de'),
      kontakt: eintrag.kontakt,
      adresse: adresseIn('de', eintrag.adresse),
      zeige_adresse: eintrag.zeige_adresse,
      koordinaten: eintrag.koordinaten,
      oeffnungszeitenStrukturiert: hours,
      links: links.german,
      barrierefrei: barrierefreiOf(eintrag.barrierefrei),
      stichwoerter: stichwoerter.de,
      rubriken: eintrag.rubriken.map((one) => idOf(made, 'rubriken', one)),
      bild: eintrag.bild === undefined ? null : idOf(made, 'bilder', eintrag.bild),
      bilder: eintrag.bilder.map((one) => idOf(made, 'bilder', one)),
      _status: 'published',
    },
    {
      titel: titel.en ?? titel.de,
      spezialisierung: spezialisierung.en ?? null,
      adresse: adresseIn('en', eintrag.adresse),
      text: text.en === undefined ? null : richText(text.en),
      text_gastronomie: meal('en'),
      oeffnungszeitenStrukturiert: hoursInEnglish(hours, eintrag.hinweise),
      links: links.english,
      stichwoerter: stichwoerter.en,
    },
  )
  remember(made, 'brancheneintraege', key, id)
}

/** Makes the categories of businesses and shop, and the business directory. */
export async function addBranchen(seeding: Seeding): Promise<void> {
  const { gewerberubriken = [], brancheneintraege = [] } = seeding.town
  await inOrder(seeding, 'Rubriken', gewerberubriken, async ({ key, art, rubrik, eltern }) => {
    const english = rubrik.en === undefined ? null : { rubrik: rubrik.en }
    const above = eltern === undefined ? null : idOf(seeding.made, 'rubriken', eltern)
    const german = { rubrik: rubrik.de, art, eltern: above }
    const id = await publish(seeding, 'rubriken', german, english)
    remember(seeding.made, 'rubriken', key, id)
  })
  await inOrder(seeding, 'Branchen', brancheneintraege, (one) => addEintrag(seeding, one))
}

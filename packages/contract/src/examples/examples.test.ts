import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls/index.ts'
import { change } from '../changes.ts'
import { dokument } from '../entities/dokument.ts'
import { archivDokument, intranetRubrik, intranetText } from '../entities/intranet.ts'
import { galerieEintrag } from '../entities/mediathek.ts'
import { ratsmitglied } from '../entities/ratsmitglied.ts'
import { errorBody } from '../errors.ts'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import {
  type BlockOf,
  isTemplateName,
  parseBlock,
  templateNames,
  templates,
} from '../templates/index.ts'
import {
  abfallartExamples,
  abfuhrterminExamples,
  aktuellesExamples,
  amtExamples,
  archivDokumentExamples,
  barrierefreiheitExamples,
  baugebietExamples,
  bekanntmachungExamples,
  bildExamples,
  brancheneintragExamples,
  brettExamples,
  changeExamples,
  datenschutzangabenExamples,
  dokumentExamples,
  einstellungenExamples,
  errorExamples,
  examples,
  fotopunktExamples,
  galerieEintragExamples,
  galerieExamples,
  gremiumExamples,
  hinweisExamples,
  intranetRubrikExamples,
  intranetTextExamples,
  lebenslageExamples,
  listOfEvents,
  listOfHinweise,
  menuExamples,
  menuExtremes,
  mitarbeiterExamples,
  pageExamples,
  pauschaleExamples,
  poiExamples,
  portalmodulExamples,
  ratsinfoExamples,
  ratsinfoSucheExamples,
  ratsmitgliedExamples,
  richTextExamples,
  routeExamples,
  rubrikExamples,
  shopArtikelExamples,
  sitzungExamples,
  sitzungslisteExamples,
  stellplatzExamples,
  strasseExamples,
  tourExamples,
  unterkunftExamples,
  veranstaltungExamples,
  verfahrenExamples,
  videoExamples,
  vorlageExamples,
  webcamExamples,
} from './index.ts'

const wireName = z.object({ template: z.string() })

const answers = {
  bild: [bild, bildExamples],
  richText: [richText, richTextExamples],
  change: [change, changeExamples],
  error: [errorBody, errorExamples],
  route: [calls.route.answer, routeExamples],
  menu: [calls.menu.answer, menuExamples],
  menuExtremes: [calls.menu.answer, menuExtremes],
  seite: [calls['seiten/{id}'].answer, pageExamples],
  veranstaltung: [calls['veranstaltungen/{id}'].answer, veranstaltungExamples],
  rubrik: [calls['rubriken/{id}'].answer, rubrikExamples],
  aktuelles: [calls['aktuelles/{id}'].answer, aktuellesExamples],
  amt: [calls['aemter/{id}'].answer, amtExamples],
  mitarbeiter: [calls['mitarbeiter/{id}'].answer, mitarbeiterExamples],
  bekanntmachung: [calls.bekanntmachungen.answer.shape.data.element, bekanntmachungExamples],
  hinweis: [calls['hinweise/{id}'].answer, hinweisExamples],
  verfahren: [calls['wegweiser_verfahren/{id}'].answer, verfahrenExamples],
  lebenslage: [calls['lebenslagen/{id}'].answer, lebenslageExamples],
  hinweise: [calls.hinweise.answer, listOfHinweise],
  baugebiet: [calls['baugebiete/{id}'].answer, baugebietExamples],
  abfallart: [calls['abfallarten/{id}'].answer, abfallartExamples],
  strasse: [calls['strassen/{id}'].answer, strasseExamples],
  abfuhrtermin: [calls['abfuhrtermine/{id}'].answer, abfuhrterminExamples],
  brettEintrag: [calls['schwarzes_brett/{id}'].answer, brettExamples],
  galerie: [calls['galerien/{id}'].answer, galerieExamples],
  galerieEintrag: [galerieEintrag, galerieEintragExamples],
  video: [calls['videos/{id}'].answer, videoExamples],
  webcam: [calls['webcams/{id}'].answer, webcamExamples],
  fotopunktBild: [calls['fotopunkt_bilder/{id}'].answer, fotopunktExamples],
  poi: [calls['pois/{id}'].answer, poiExamples],
  tour: [calls['touren/{id}'].answer, tourExamples],
  dokument: [dokument, dokumentExamples],
  ratsinfo: [calls.ratsinfo.answer, ratsinfoExamples],
  ratsinfoSuche: [calls.ratsinfo_suche.answer, ratsinfoSucheExamples],
  sitzungsliste: [calls.sitzungsliste.answer, sitzungslisteExamples],
  ratsmitglied: [ratsmitglied, ratsmitgliedExamples],
  gremium: [calls['gremien/{id}'].answer, gremiumExamples],
  sitzung: [calls['sitzungen/{id}'].answer, sitzungExamples],
  vorlage: [calls['vorlagen/{id}'].answer, vorlageExamples],
  intranetRubrik: [intranetRubrik, intranetRubrikExamples],
  intranetText: [intranetText, intranetTextExamples],
  archivDokument: [archivDokument, archivDokumentExamples],
  brancheneintrag: [calls['brancheneintraege/{id}'].answer, brancheneintragExamples],
  unterkunft: [calls['unterkuenfte/{id}'].answer, unterkunftExamples],
  stellplatz: [calls['stellplaetze/{id}'].answer, stellplatzExamples],
  pauschale: [calls['pauschalen/{id}'].answer, pauschaleExamples],
  portalmodul: [calls['portalmodule/{id}'].answer, portalmodulExamples],
  shopArtikel: [calls['shop_artikel/{id}'].answer, shopArtikelExamples],
  barrierefreiheit: [calls.barrierefreiheit.answer, barrierefreiheitExamples],
  datenschutzangaben: [calls.datenschutzangaben.answer, datenschutzangabenExamples],
  einstellungen: [calls.einstellungen.answer, einstellungenExamples],
} as const

for (const [name, [schema, named]] of Object.entries(answers)) {
  for (const [example, value] of Object.entries(named)) {
    test(`${name} «${example}» is exactly what the contract says`, () => {
      expect(schema.parse(value)).toStrictEqual(value)
    })
  }
}

test('a list example is exactly what the contract says', () => {
  const list = listOfEvents(...Object.values(veranstaltungExamples))
  expect(calls.veranstaltungen.answer.parse(list)).toStrictEqual(list)
})

test.for(templateNames)('every example of %s is exactly what the contract says', (name) => {
  const named: Record<string, BlockOf> = examples[name]
  for (const block of Object.values(named)) {
    const { context, options } = templates[name]
    expect(context.parse(block.context)).toStrictEqual(block.context)
    expect(options.parse(block.options)).toStrictEqual(block.options)
    expect(templates[name].slots).toContain(block.slotName)
  }
})

test.for(templateNames)('an example of %s survives the way of a block', (name) => {
  const { typical } = examples[name]
  const as = typical.context === null ? null : 'eintrag'
  expect(parseBlock({ ...typical, context: as }, { eintrag: typical.context })).toStrictEqual({
    block: typical,
  })
})

test('the blocks of every page example but the unknown one are known', () => {
  for (const [name, page] of Object.entries(pageExamples)) {
    if (name === 'unknown-template') continue
    for (const block of page.pageContent)
      expect(isTemplateName(wireName.parse(block).template), name).toBe(true)
  }
})

import type { Change } from '../changes.ts'
import type { ErrorBody } from '../errors.ts'

export { abfallkalenderExamples } from './abfallkalender.ts'
export { aktuellesExamples } from './aktuelles.ts'
export { amtExamples, oeffnungszeitenExamples } from './amt.ts'
export { portalmodulExamples, stellplatzExamples } from './aufenthalt.ts'
export { barrierefreiheitExamples } from './barrierefreiheit.ts'
export { baugebietExamples } from './baugebiete.ts'
export { bekanntmachungExamples } from './bekanntmachung.ts'
export { bildExample, bildExamples, exampleWidths } from './bild.ts'
export type { BlockExamples, ExampleName } from './block-examples.ts'
export { datenschutzangabenExamples } from './datenschutzangaben.ts'
export { einstellungenExamples } from './einstellungen.ts'
export { examples } from './examples.generated.ts'
export { abfahrtenExamples, fahrplanExamples } from './fahrplan.ts'
export { formSamples } from './form-samples.generated.ts'
export { galerieEintragExamples, galerieExamples } from './galerie.ts'
export { brancheneintragExamples } from './gewerbe.ts'
export { hinweisExamples, listOfHinweise } from './hinweis.ts'
export { archivDokumentExamples, intranetRubrikExamples, intranetTextExamples } from './intranet.ts'
export { listOfExamples } from './list-of.ts'
export { fotopunktExamples, videoExamples, webcamExamples } from './mediathek.ts'
export { menuExamples } from './menu.ts'
export { menuExtremes } from './menu-extremes.ts'
export { mitarbeiterExamples } from './mitarbeiter.ts'
export { poiExamples, tourExamples } from './outdoor.ts'
export { pageExamples, routeExamples } from './page.ts'
export { parksatzExamples } from './parkplatz.ts'
export { pauschaleExamples } from './pauschale.ts'
export { dokumentExamples, gremiumExamples, ratsmitgliedExamples } from './rat.ts'
export {
  ratsinfoExamples,
  ratsinfoSucheExamples,
  sitzungslisteExamples,
} from './ratsinfo.ts'
export { richTextExamples } from './rich-text.ts'
export { shopArtikelExamples } from './shop-artikel.ts'
export { sitzungExamples } from './sitzung.ts'
export {
  abfallartExamples,
  abfuhrterminExamples,
  brettExamples,
  strasseExamples,
} from './stadt.ts'
export { unterkunftExamples } from './unterkunft.ts'
export { rubrikExamples, veranstaltungExamples } from './veranstaltung.ts'
export { listOfEvents } from './veranstaltungsliste.ts'
export { lebenslageExamples, verfahrenExamples } from './verfahren.ts'
export { vorlageExamples } from './vorlage.ts'
export { warenkorbExamples } from './warenkorb.ts'

/** Failed answers by name. */
export const errorExamples = {
  'wrong-parameter': {
    error: {
      code: 'bad-request',
      message: 'A parameter has a wrong value.',
      fields: { seite: 'Invalid input: expected number, received NaN' },
    },
  },
  'not-found': { error: { code: 'not-found', message: 'There is nothing here.' } },
  unavailable: { error: { code: 'unavailable', message: 'Please try again in a moment.' } },
} satisfies Record<string, ErrorBody>

/** Published changes by name. */
export const changeExamples = {
  typical: { id: 4711, tags: ['veranstaltungen', 'veranstaltungen:12'] },
} satisfies Record<string, Change>

import type {
  Verfahren,
  VerfahrenEintrag,
  VerfahrenFormulare,
  VerfahrenGruppe,
} from '../entities/verfahren.ts'
import type { List } from '../list.ts'
import { amtExamples, oeffnungszeitenExamples } from './amt.ts'
import type { BlockExamples } from './blocks-content.ts'
import { lebenslageExamples, verfahrenExamples } from './verfahren.ts'

const guide = { template: 'wegweiser', slotName: 'content' } as const

function entryOf(one: Verfahren): VerfahrenEintrag {
  const { id, sprache, titel, kurztext, detailURL, synonyme, amt, mitarbeiter } = one
  return { id, sprache, titel, kurztext, detailURL, synonyme, amt, mitarbeiter }
}

/** The answer with these groups; `gemeint` is what was looked for instead. */
function guideOf(groups: Record<string, Verfahren[]>, gemeint: string | null = null) {
  const data = Object.entries(groups).map(
    ([buchstabe, verfahren]): VerfahrenGruppe => ({
      buchstabe,
      verfahren: verfahren.map(entryOf),
    }),
  )
  const anzahl = data.flatMap(({ verfahren }) => verfahren).length
  return { data, anzahl, seite: 1, pro_seite: 9999, gemeint }
}

const { typical, minimal, english } = verfahrenExamples
const longWords = verfahrenExamples['long-words']

/** Examples of `wegweiser`. */
export const wegweiser: BlockExamples<'wegweiser'> = {
  typical: {
    ...guide,
    context: guideOf({ A: [longWords], F: [minimal], P: [typical] }),
    options: { titel: null },
  },
  minimal: { ...guide, context: guideOf({}), options: { titel: null } },
  'long-words': {
    ...guide,
    context: guideOf({ A: [longWords] }),
    options: { titel: 'Grundstücksverkehrsgenehmigungswegweiser' },
  },
  english: { ...guide, context: guideOf({ I: [english] }), options: { titel: 'A to Z' } },
  meant: {
    ...guide,
    context: guideOf({ P: [typical] }, 'Personalausweis'),
    options: { titel: null },
  },
}

const procedure = { template: 'wegweiser-detail', slotName: 'content', options: {} } as const

/** Examples of `wegweiser-detail`. */
export const wegweiserDetail: BlockExamples<'wegweiser-detail'> = {
  typical: { ...procedure, context: typical },
  minimal: { ...procedure, context: minimal },
  'long-words': { ...procedure, context: longWords },
  english: { ...procedure, context: english },
}

/** Wraps entries as a list of all of them would. */
function allOf<Entry>(...data: Entry[]): List<Entry> {
  return { data, anzahl: data.length, seite: 1, pro_seite: 9999 }
}

const situations = { template: 'wegweiser-lebenslagen', slotName: 'content' } as const
const { typical: situation } = lebenslageExamples

/** Examples of `wegweiser-lebenslagen`. */
export const wegweiserLebenslagen: BlockExamples<'wegweiser-lebenslagen'> = {
  typical: {
    ...situations,
    context: allOf(situation, lebenslageExamples.minimal),
    options: { titel: 'Lebenslagen' },
  },
  minimal: { ...situations, context: allOf(), options: { titel: null } },
  'long-words': {
    ...situations,
    context: allOf(lebenslageExamples['long-words']),
    options: { titel: 'Grundstücksverkehrsangelegenheitslebenslagen' },
  },
  english: {
    ...situations,
    context: allOf({ ...situation, sprache: 'en', titel: 'Documents and travel' }),
    options: { titel: 'Life situations' },
  },
}

const forms = { template: 'wegweiser-formulare', slotName: 'content' } as const

function formsOf(one: Verfahren): VerfahrenFormulare {
  const { id, sprache, titel, kurztext, detailURL, formulare } = one
  const amt = one.amt.map((office) => ({
    id: office.id,
    titel: office.titel,
    detailURL: office.detailURL,
  }))
  return { id, sprache, titel, kurztext, detailURL, formulare, amt }
}

/** Examples of `wegweiser-formulare`. */
export const wegweiserFormulare: BlockExamples<'wegweiser-formulare'> = {
  typical: { ...forms, context: allOf(formsOf(typical)), options: { titel: 'Formulare' } },
  minimal: { ...forms, context: allOf(), options: { titel: null } },
  'long-words': { ...forms, context: allOf(formsOf(longWords)), options: { titel: null } },
  english: { ...forms, context: allOf(formsOf(english)), options: { titel: 'Forms' } },
}

const units = { template: 'wegweiser-organisation', slotName: 'content' } as const
const above = { ...amtExamples.minimal, id: 9, titel: 'Haupt- und Personalamt' }

/** Examples of `wegweiser-organisation`. */
export const wegweiserOrganisation: BlockExamples<'wegweiser-organisation'> = {
  typical: {
    ...units,
    context: allOf(above, amtExamples.typical, amtExamples.minimal),
    options: { titel: 'Organisation' },
  },
  minimal: { ...units, context: allOf(), options: { titel: null } },
  'long-words': { ...units, context: allOf(amtExamples['long-words']), options: { titel: null } },
  english: { ...units, context: allOf(amtExamples.english), options: { titel: 'Organisation' } },
}

const times = { template: 'oeffnungszeiten', slotName: 'content', context: null } as const
const { regular, telephone } = oeffnungszeitenExamples

/** Examples of `oeffnungszeiten`. */
export const oeffnungszeiten: BlockExamples<'oeffnungszeiten'> = {
  typical: {
    ...times,
    options: { titel: 'Öffnungszeiten', oeffnungszeitenStrukturiert: [regular, telephone] },
  },
  minimal: { ...times, options: { titel: null, oeffnungszeitenStrukturiert: [telephone] } },
  'long-words': {
    ...times,
    options: {
      titel: 'Kartentelefonöffnungszeitenübersicht',
      oeffnungszeitenStrukturiert: [
        {
          ...regular,
          hinweisText: 'Grundstücksverkehrsgenehmigungssprechstunde nach Vereinbarung',
        },
      ],
    },
  },
  english: {
    ...times,
    options: { titel: 'Opening hours', oeffnungszeitenStrukturiert: [telephone] },
  },
}

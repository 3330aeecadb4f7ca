import { type VerfahrenEintrag, verfahrenEintrag } from '../../entities/verfahren.ts'
import { listOf } from '../../list.ts'
import { defineDatensatz } from '../datensatz.ts'
import { kennung, seite, spaltenVon } from '../spalten.ts'

const spalte = spaltenVon<VerfahrenEintrag>()

/** Services of the town hall. */
export const wegweiserVerfahren = defineDatensatz({
  name: 'wegweiser_verfahren',
  titel: { de: 'Dienstleistungen von A bis Z', en: 'Services from A to Z' },
  beschreibung: {
    de: 'Was man im Rathaus erledigen kann, mit anderen Namen dafür und den zuständigen Ämtern.',
    en: 'What can be done at the town hall, with other words for it and the offices in charge.',
  },
  thema: 'GOVE',
  stichwoerter: ['Dienstleistungen', 'Behördenwegweiser', 'Rathaus'],
  turnus: 'IRREG',
  call: 'wegweiser_verfahren',
  params: {},
  typen: ['wegweiser_verfahren'],
  antwort: listOf(verfahrenEintrag),
  eintraege: ({ data }) => data,
  spalten: [
    ...kennung<VerfahrenEintrag>(),
    spalte('titel', 'text', ['Name', 'Name'], ({ titel }) => titel),
    spalte('kurztext', 'text', ['Kurzer Text', 'Short text'], ({ kurztext }) => kurztext),
    spalte('synonyme', 'liste', ['Andere Namen', 'Other names'], ({ synonyme }) => synonyme),
    spalte('aemter', 'liste', ['Zuständige Ämter', 'Offices in charge'], ({ amt }) =>
      amt.map(({ titel }) => titel),
    ),
    spalte(
      'aemter_id',
      'liste',
      ['Ihre Nummern im Datensatz aemter', 'Their numbers in the dataset aemter'],
      ({ amt }) => amt.map(({ id }) => String(id)),
    ),
    seite<VerfahrenEintrag>(),
  ],
  weitere: [],
})

import { outdoorListe } from '../../entities/outdoor-liste.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroductionOnly } from '../shared-options.ts'

/** The outdoor map (spec 2.2): tours or points of interest with filters, a map and the same as a list. */
export const template = defineTemplate({
  context: outdoorListe,
  options: titleAndIntroductionOnly,
  feed: {
    call: 'outdoor',
    params: { pro_seite: 50 },
    query: [
      'contentType',
      'art',
      'laenge_bis',
      'dauer_bis',
      'aufstieg_bis',
      'schwierigkeit',
      'rundtour',
      'kinderwagen',
      'barrierefrei',
      'seite',
    ],
  },
  slots: ['content'],
  spec: '2.2',
})

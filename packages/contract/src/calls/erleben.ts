import { z } from 'zod'
import {
  fotopunktBild,
  galerie,
  galerieEintrag,
  video,
  videoTypen,
  webcam,
} from '../entities/mediathek.ts'
import {
  poi,
  poiArten,
  schwierigkeiten,
  tour,
  tourArten,
  tourEintrag,
} from '../entities/outdoor.ts'
import { outdoorArten, outdoorListe } from '../entities/outdoor-liste.ts'
import { listOf } from '../list.ts'
import { isoDate } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import { chosenParam, flag, idParam, orderBy, paging, spracheParam } from './query.ts'

const list = { ...spracheParam, ...paging }
const byPlace = orderBy(['sortierung', 'titel'], 'sortierung,titel')

/** What tours are chosen by. */
const tourFilter = {
  schwierigkeit: z.enum(schwierigkeiten).optional(),
  rundtour: flag.optional(),
  barrierefrei: flag.optional(),
  kinderwagen: flag.optional(),
  laenge_bis: z.coerce.number().positive().max(500).optional(),
  dauer_bis: z.coerce.number().int().positive().max(6_000).optional(),
  aufstieg_bis: z.coerce.number().int().nonnegative().max(9_000).optional(),
}

/** Calls about pictures and films of the town and about what lies around it. */
export const erlebenCalls = {
  galerien: defineCall({
    params: z.object({ ...list, ...orderBy(['datum', 'titel'], 'datum desc,titel') }),
    answer: listOf(galerieEintrag),
    spec: '2.6',
    summary: 'Photo galleries, each with its first picture',
  }),
  'galerien/{id}': defineCall({
    params: single,
    answer: galerie,
    spec: '2.6',
    summary: 'A photo gallery with all pictures',
  }),
  videos: defineCall({
    params: z.object({
      ...list,
      ...orderBy(['sortierung', 'datum', 'titel'], 'sortierung,datum desc'),
      typ: z.enum(videoTypen).optional(),
      video_id: chosenParam.optional(),
    }),
    answer: listOf(video),
    spec: '2.7',
    summary: 'Videos; nothing in the answer makes a browser ask anybody else',
  }),
  'videos/{id}': defineCall({ params: single, answer: video, spec: '2.7', summary: 'A video' }),
  webcams: defineCall({
    params: z.object({ ...list, ...byPlace }),
    answer: listOf(webcam),
    spec: '2.7',
    summary: 'Webcams',
  }),
  'webcams/{id}': defineCall({ params: single, answer: webcam, spec: '2.7', summary: 'A webcam' }),
  fotopunkt_bilder: defineCall({
    params: z.object({
      ...list,
      ...orderBy(['aufgenommen_am'], 'aufgenommen_am desc'),
      datum: isoDate.optional(),
    }),
    answer: listOf(fotopunktBild),
    spec: '2.7',
    summary: 'Pictures of the photo point, of one day in Europe/Berlin or all, newest first',
  }),
  'fotopunkt_bilder/{id}': defineCall({
    params: single,
    answer: fotopunktBild,
    spec: '2.7',
    summary: 'A picture of the photo point',
  }),
  pois: defineCall({
    params: z.object({
      ...list,
      ...orderBy(['titel', 'art'], 'titel'),
      art: z.enum(poiArten).optional(),
      barrierefrei: flag.optional(),
    }),
    answer: listOf(poi),
    spec: '2.2',
    summary: 'Points of interest for the outdoor map',
  }),
  'pois/{id}': defineCall({
    params: single,
    answer: poi,
    spec: '2.2',
    summary: 'A point of interest',
  }),
  outdoor: defineCall({
    params: z.object({
      ...list,
      contentType: z.enum(['poi', 'tour']).default('tour'),
      art: z.enum(outdoorArten).optional(),
      ...tourFilter,
    }),
    answer: outdoorListe,
    spec: '2.2',
    summary: 'What the outdoor map shows: tours, or points of interest, with the kinds there are',
  }),
  touren: defineCall({
    params: z.object({
      ...list,
      ...orderBy(['sortierung', 'titel', 'laenge', 'dauer', 'aufstieg'], 'sortierung,titel'),
      art: z.enum(tourArten).optional(),
      ...tourFilter,
      poi_id: idParam.optional(),
      tour_id: chosenParam.optional(),
    }),
    answer: listOf(tourEintrag),
    spec: '2.2',
    summary: 'Tours for the outdoor map, their tracks with at most 100 points',
  }),
  'touren/{id}': defineCall({
    params: single,
    answer: tour,
    spec: '2.2',
    summary: 'A tour with its whole track',
  }),
}

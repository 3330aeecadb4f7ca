import { z } from 'zod'
import { brancheneintrag } from '../entities/brancheneintrag.ts'
import { kartenort } from '../entities/kartenort.ts'
import { parkplatz, parkquellen, parksatz } from '../entities/parkplatz.ts'
import { listOf } from '../list.ts'
import { defineCall, single } from './define-call.ts'

/** A car park as list and map show it: its business entry, where it is, how many spaces are taken. */
export const parkplatzkarte = brancheneintrag
  .pick({
    id: true,
    sprache: true,
    titel: true,
    spezialisierung: true,
    kontakt: true,
    adresse: true,
    koordinaten: true,
    barrierefrei: true,
    detailURL: true,
  })
  .extend({ parkplatz, entfernungen: kartenort.shape.entfernungen })

/** What is known of the car parks of the town; `quelle` is null while nobody has been asked. */
export const parkliste = listOf(parkplatzkarte).extend({ quelle: z.enum(parkquellen).nullable() })

/** Calls about car parks. */
export const parkenCalls = {
  parkleitsystem: defineCall({
    params: z.object({}),
    answer: z.array(parksatz),
    path: '/api/parkleitsystem',
    spec: '7',
    summary: 'Records of the parking guidance system',
  }),
  parken: defineCall({
    params: single,
    answer: parkliste,
    spec: '2.7',
    summary: 'Car parks of the guidance system with their newest records',
  }),
}

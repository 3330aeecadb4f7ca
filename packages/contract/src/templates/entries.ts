import { z } from 'zod'
import { aktuellesEintrag } from '../entities/aktuelles.ts'
import { suchtreffer } from '../entities/suchtreffer.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { listOf } from '../list.ts'
import { defineTemplate } from './define-template.ts'

const content = ['content'] as const
const listOptions = z.object({ titel: z.string().nullable() })
const noOptions = z.object({})

/** One event. */
export const veranstaltungDetail = defineTemplate({
  context: veranstaltung,
  options: noOptions,
  feed: { call: 'veranstaltungen/{id}' },
  slots: content,
  spec: '2.6',
})

/** News, newest first (spec 7: `datum_von` descending, then `sortierung`). */
export const aktuelles = defineTemplate({
  context: listOf(aktuellesEintrag),
  options: listOptions,
  feed: {
    call: 'aktuelles',
    params: { order: 'datum_von desc,sortierung', pro_seite: 12 },
    query: ['seite'],
  },
  slots: content,
  spec: '2.6',
})

/** One news article. */
export const aktuellesDetail = defineTemplate({
  context: aktuellesEintrag,
  options: noOptions,
  feed: { call: 'aktuelles/{id}' },
  slots: content,
  spec: '2.6',
})

/** A field to search with and what it found (spec 2.2); `null` says that the search is away. */
export const suche = defineTemplate({
  context: listOf(suchtreffer).nullable(),
  options: noOptions,
  feed: { call: 'suche', params: { pro_seite: 9999 }, query: ['q'] },
  slots: content,
  spec: '2.2',
})

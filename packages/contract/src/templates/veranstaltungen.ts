import { z } from 'zod'
import { veranstaltungsfilter, veranstaltungsliste } from '../calls/veranstaltungsliste.ts'
import { wannUndWo } from '../entities/serie.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { defineTemplate } from './define-template.ts'

const content = ['content'] as const
const { id, sprache, titel, plain_text, bild, ...whole } = veranstaltung.shape
const { kostenlos, barrierefrei, familien, detailURL } = whole

/** What a list shows of an event; the rest of it stays on its own page. */
const karte = z.object({
  id,
  sprache,
  titel,
  ...wannUndWo,
  plain_text,
  bild,
  kostenlos,
  barrierefrei,
  familien,
  detailURL,
})

const liste = veranstaltungsliste.extend({
  data: z.array(karte),
  naechste: z.array(karte).max(3).default([]),
})

const listOptions = z.object({ titel: z.string().nullable() })

/** Coming events, day by day or as a month's calendar, with filters. */
export const veranstaltungen = defineTemplate({
  context: liste,
  options: listOptions,
  feed: {
    call: 'veranstaltungen',
    params: { zeitraum: 'kommend', order: 'datum_von', pro_seite: 10, auswahl: 'true' },
    query: [...Object.keys(veranstaltungsfilter), 'monat', 'seite'],
  },
  slots: content,
  spec: '2.6',
})

/** Past events, newest first, with a choice of year (spec 2.7, events archive). */
export const veranstaltungenArchiv = defineTemplate({
  context: liste,
  options: listOptions,
  feed: {
    call: 'veranstaltungen',
    params: { zeitraum: 'vergangen', order: 'datum_von desc', pro_seite: 10, auswahl: 'true' },
    query: ['jahr', 'rubrik_id', 'ort', 'q', 'seite'],
  },
  slots: content,
  spec: '2.7',
})

/** An event in a list. */
export type Veranstaltungskarte = z.infer<typeof karte>

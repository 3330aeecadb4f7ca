import { z } from 'zod'
import { veranstaltungsfilter, veranstaltungsliste } from '../calls/veranstaltungsliste.ts'
import { wannUndWo } from '../entities/serie.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'
import { href } from '../primitives.ts'
import { defineTemplate } from './define-template.ts'

const content = ['content'] as const
const link = { link: href.nullable(), linktext: z.string().nullable() }
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

const sidebarToo = ['content', 'sidebar'] as const
const teaserOptions = z.object({
  titel: z.string().nullable(),
  einleitung: z.string().nullable(),
  ...link,
})
const teaser = { zeitraum: 'kommend', order: 'datum_von', zusammengefasst: 'true', pro_seite: 20 }

/** The next events, each once: five, and five more at a time up to twenty (spec 4, events teaser). */
export const eventteaser = defineTemplate({
  context: liste,
  options: teaserOptions,
  feed: { call: 'veranstaltungen', params: teaser },
  slots: content,
  spec: '4',
})

/** The next events that the shop has something for, with its articles (spec 2.7, events teaser). */
export const shopVeranstaltungen = defineTemplate({
  context: liste,
  options: teaserOptions,
  feed: { call: 'veranstaltungen', params: { ...teaser, im_shop: 'true' } },
  slots: content,
  spec: '2.7',
})

const choices = { zeitraum: 'kommend', pro_seite: 1, auswahl: 'true' }

/** A short filter that leads to the overview of events (spec 2.6). */
export const veranstaltungenFilter = defineTemplate({
  context: veranstaltungsliste.pick({ rubriken: true, orte: true, uebersicht: true }),
  options: listOptions,
  feed: { call: 'veranstaltungen', params: choices },
  slots: sidebarToo,
  spec: '2.6',
})

/** A link to suggest an event, and the programmes of this month and the next (spec 2.7, sidebars). */
export const sidebarVeranstaltungen = defineTemplate({
  context: veranstaltungsliste.pick({ heute: true }),
  options: z.object({ titel: z.string().nullable(), link: href.nullable() }),
  feed: { call: 'veranstaltungen', params: { zeitraum: 'kommend', pro_seite: 1 } },
  slots: sidebarToo,
  spec: '2.7',
})

/** An event in a list. */
export type Veranstaltungskarte = z.infer<typeof karte>

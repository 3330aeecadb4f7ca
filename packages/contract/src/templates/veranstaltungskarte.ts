import { z } from 'zod'
import { veranstaltungsliste } from '../calls/veranstaltungsliste.ts'
import { wannUndWo } from '../entities/serie.ts'
import { veranstaltung } from '../entities/veranstaltung.ts'

const { id, sprache, titel, plain_text, bild, ...whole } = veranstaltung.shape
const { kostenlos, barrierefrei, familien, serie, detailURL } = whole

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
  serie,
  detailURL,
})

/** A list of events as its templates show it. */
export const kartenliste = veranstaltungsliste.extend({
  data: z.array(karte),
  naechste: z.array(karte).max(3).default([]),
})

/** Parameters for the next events, each once. */
export const nextEvents = {
  zeitraum: 'kommend',
  order: 'datum_von',
  zusammengefasst: 'true',
  pro_seite: 20,
}

/** An event in a list. */
export type Veranstaltungskarte = z.infer<typeof karte>

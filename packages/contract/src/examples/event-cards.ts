import { z } from 'zod'
import { wannUndWo } from '../entities/serie.ts'
import type { Veranstaltung } from '../entities/veranstaltung.ts'
import type { Veranstaltungskarte } from '../templates/index.ts'
import { listOfEvents } from './veranstaltungsliste.ts'

/** An event as lists show it. */
export function cardOf(event: Veranstaltung): Veranstaltungskarte {
  const { id, sprache, titel, plain_text, bild, kostenlos, barrierefrei, familien } = event
  const when = z.object(wannUndWo).parse(event)
  const { serie, detailURL } = event
  return {
    id,
    sprache,
    titel,
    ...when,
    plain_text,
    bild,
    kostenlos,
    barrierefrei,
    familien,
    serie,
    detailURL,
  }
}

/** A list of them. */
export function cards(...events: Veranstaltung[]) {
  return { ...listOfEvents(...events), data: events.map(cardOf), naechste: [] }
}

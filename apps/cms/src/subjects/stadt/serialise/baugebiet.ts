import type { Baugebiet, Bauplatz } from '@kurstadt/contract'
import type { BaugebietDoc, BauplatzBlock } from '../../../payload-types.ts'
import { kontaktOf } from '../../../wire/serialise/adresse.ts'
import { bildFields } from '../../../wire/serialise/bild.ts'
import { storedDay } from '../../../wire/serialise/dates.ts'
import { downloadOf } from '../../../wire/serialise/downloads.ts'
import { koordinatenOf, polygonOf } from '../../../wire/serialise/geo.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { euroOf, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'

/** What a plot costs, counted in whole cents. */
function totalOf({ flaeche, preis_pro_qm_cent }: BauplatzBlock): number | null {
  return typeof preis_pro_qm_cent === 'number' ? euroOf(flaeche * preis_pro_qm_cent) : null
}

function bauplatzOf(row: BauplatzBlock): Bauplatz {
  return {
    nummer: row.titel,
    flaeche: row.flaeche,
    preis_pro_qm: typeof row.preis_pro_qm_cent === 'number' ? euroOf(row.preis_pro_qm_cent) : null,
    preis_gesamt: totalOf(row),
    status: row.status,
    nutzung: row.nutzung,
    grz: row.grz ?? null,
    gfz: row.gfz ?? null,
    geschosse: row.geschosse ?? null,
    hinweis: textOrNull(row.hinweis),
    geometrie: polygonOf(row.geometrie),
  }
}

function countOf(rows: readonly Bauplatz[]): Baugebiet['anzahl_plaetze'] {
  const having = (status: Bauplatz['status']) => rows.filter((row) => row.status === status).length
  return {
    gesamt: rows.length,
    frei: having('frei'),
    reserviert: having('reserviert'),
    verkauft: having('verkauft'),
  }
}

function officeOf(doc: BaugebietDoc, refs: Refs): Baugebiet['ansprechpartner'] {
  const amt = refs.related.aemter?.get(idOf(doc.ansprechpartner) ?? '')
  if (amt === undefined) return null
  const id = nummerOf(amt)
  const detailURL = detailUrl(refs.detailPages.aemter, amt.titel, id)
  return { id, titel: amt.titel, kontakt: kontaktOf(amt.kontakt), detailURL }
}

/** A building area on the wire (spec 2.6) with its plots, or those of one state. */
export function baugebietOf(
  doc: BaugebietDoc,
  refs: Refs,
  status: Bauplatz['status'] | undefined,
): Baugebiet {
  const nummer = nummerOf(doc)
  const plots = (doc.bauplaetze ?? []).map(bauplatzOf)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    einleitung: doc.einleitung ?? '',
    text: textOf(doc.text, refs),
    lage: textOrNull(doc.lage),
    phase: doc.phase,
    ...bildFields(doc.bild, refs),
    koordinaten: koordinatenOf(doc.koordinaten),
    umriss: polygonOf(doc.umriss),
    vergabe: textOf(doc.vergabe, refs),
    bewerbung_bis: doc.bewerbung_bis ? storedDay(doc.bewerbung_bis) : null,
    dokumente: (doc.dokumente ?? []).flatMap((row) => downloadOf(row, refs)),
    ansprechpartner: officeOf(doc, refs),
    anzahl_plaetze: countOf(plots),
    bauplaetze: plots.filter((plot) => status === undefined || plot.status === status),
    sortierung: Math.round(doc.sortierung),
    detailURL: detailUrl(refs.detailPages.baugebiete, doc.titel, nummer),
    seo: seoOf(doc.seo),
  }
}

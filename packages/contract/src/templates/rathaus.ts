import { z } from 'zod'
import { amt } from '../entities/amt.ts'
import { lebenslage } from '../entities/lebenslage.ts'
import { mitarbeiter } from '../entities/mitarbeiter.ts'
import { verfahren, verfahrenFormulare, verfahrenGruppe } from '../entities/verfahren.ts'
import { listOf } from '../list.ts'
import { defineTemplate } from './define-template.ts'

const content = ['content'] as const
const listOptions = z.object({ titel: z.string().nullable() })
const noOptions = z.object({})
const order = 'sortierung,titel,mitarbeiter.sortierung,mitarbeiter.nachname'

/** One office with its staff (spec 2.7, office detail). */
export const amtDetail = defineTemplate({
  context: amt,
  options: noOptions,
  feed: { call: 'aemter/{id}' },
  slots: content,
  spec: '2.7',
})

/** One member of staff (spec 2.6, offices and staff). */
export const mitarbeiterDetail = defineTemplate({
  context: mitarbeiter,
  options: noOptions,
  feed: { call: 'mitarbeiter/{id}' },
  slots: content,
  spec: '2.6',
})

/** So many offices are shown with everything; of more a page says where they are and who works there. */
const mostOfficesInFull = 120

/** An accordion of offices with QR codes (spec 2.7, authority guide). */
export const behoerdenlotse = defineTemplate({
  context: listOf(amt),
  options: listOptions,
  feed: {
    call: 'aemter',
    params: { order, pro_seite: 9999, ausfuehrlich_bis: mostOfficesInFull },
    query: ['q'],
  },
  slots: content,
  spec: '2.7',
})

/** An accordion of offices with their contact persons (spec 2.7). */
export const ansprechpartner = defineTemplate({
  context: listOf(amt),
  options: listOptions,
  feed: { call: 'aemter', params: { order, pro_seite: 9999, ansprechpartner: 'true' } },
  slots: content,
  spec: '2.7',
})

/** So many procedures are shown with everything; of more a page says only what they are called. */
const mostProceduresInFull = 400

/** Procedures from A to Z with a search field (spec 2.7, Wegweiser). */
export const wegweiser = defineTemplate({
  context: listOf(verfahrenGruppe).extend({ gemeint: z.string().nullable() }),
  options: listOptions,
  feed: {
    call: 'wegweiser_verfahren',
    params: {
      gruppiert: 'true',
      order: 'titel',
      pro_seite: 9999,
      ausfuehrlich_bis: mostProceduresInFull,
    },
    query: ['q', 'amt_id', 'lebenslage_id'],
  },
  slots: content,
  spec: '2.7',
})

/** One procedure of the service guide (spec 2.7). */
export const wegweiserDetail = defineTemplate({
  context: verfahren,
  options: noOptions,
  feed: { call: 'wegweiser_verfahren/{id}' },
  slots: content,
  spec: '2.7',
})

/** Life situations with their procedures (spec 2.6, service guide). */
export const wegweiserLebenslagen = defineTemplate({
  context: listOf(lebenslage),
  options: listOptions,
  feed: { call: 'lebenslagen', params: { pro_seite: 9999 } },
  slots: content,
  spec: '2.6',
})

/** Forms of all procedures (spec 2.6, service guide). */
export const wegweiserFormulare = defineTemplate({
  context: listOf(verfahrenFormulare),
  options: listOptions,
  feed: { call: 'wegweiser_formulare', params: { pro_seite: 9999 } },
  slots: content,
  spec: '2.6',
})

/** Offices as they stand one below the other (spec 2.6, organisational units). */
export const wegweiserOrganisation = defineTemplate({
  context: listOf(amt),
  options: listOptions,
  feed: { call: 'aemter', params: { order, pro_seite: 9999 } },
  slots: content,
  spec: '2.6',
})

import { z } from 'zod'
import { brancheneintrag } from '../entities/brancheneintrag.ts'
import { kartenort } from '../entities/kartenort.ts'
import { pauschale } from '../entities/pauschale.ts'
import { portalmodul } from '../entities/portalmodul.ts'
import { euro } from '../entities/preis.ts'
import { rubrik } from '../entities/rubrik.ts'
import { shopArtikel } from '../entities/shop-artikel.ts'
import { shopBedingungen } from '../entities/shop-bedingungen.ts'
import { stellplatz } from '../entities/stellplatz.ts'
import { unterkunft } from '../entities/unterkunft.ts'
import { listOf } from '../list.ts'
import { clockTime, isoDate, nummer } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import { chosenParam, flag, idParam, orderBy, paging, spracheParam } from './query.ts'
import { unterkunftsfilter, unterkunftsliste } from './unterkunftsliste.ts'

/** First letter of a name, of any alphabet; Ä counts as A, and `0` stands for names that begin with a digit. */
const buchstabe = z.string().regex(/^(?:\p{L}|0)$/u)

/**
 * A category with how many entries it leaves, those of the categories below it too; none only at the
 * chosen one, which can be taken away again.
 */
const rubrikwahl = rubrik.omit({ detailURL: true }).extend({
  anzahl: z.int().nonnegative(),
  eltern: nummer.nullable(),
})

/**
 * Business entries with what else can be chosen: `auswahl` counts what a choice leaves beside all
 * others. `aehnlich` says that none has the words that were typed, and these have some like them.
 * `orte` is for a map: what was found on all pages, in the order of the list, and empty unless the
 * call is asked for it. `geoeffnet_um` is the time (Europe/Berlin) at which everything found is open,
 * where that was asked; null otherwise.
 */
export const branchenliste = listOf(brancheneintrag).extend({
  aehnlich: z.boolean(),
  auswahl: z.object({
    rubriken: z.array(rubrikwahl),
    buchstaben: z.array(z.string()),
    stufenlos: z.int().nonnegative(),
  }),
  orte: z.array(kartenort),
  geoeffnet_um: clockTime.nullable(),
})

/** Calls about business entries, places to stay, packages, portal modules and the shop. */
export const gewerbeCalls = {
  brancheneintraege: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['titel', 'spezialisierung'], 'titel'),
      rubrik_id: idParam.optional(),
      q: z.string().trim().max(200).default(''),
      buchstabe: buchstabe.optional(),
      stufenlos: flag.optional(),
      geoeffnet: flag.optional(),
      ansicht: z.enum(['liste', 'karte']).default('liste'),
    }),
    answer: branchenliste,
    spec: '3',
    summary: 'Business entries, with what else can be chosen',
  }),
  'brancheneintraege/{id}': defineCall({
    params: single,
    answer: brancheneintrag,
    spec: '3',
    summary: 'A business entry',
  }),
  unterkuenfte: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['titel', 'preis_ab', 'sterne', 'betten', 'entfernung'], 'titel'),
      ...unterkunftsfilter,
    }),
    answer: unterkunftsliste,
    spec: '2.5',
    summary: 'Places to stay, with what else can be chosen',
  }),
  'unterkuenfte/{id}': defineCall({
    params: single,
    answer: unterkunft,
    spec: '2.5',
    summary: 'A place to stay',
  }),
  stellplaetze: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel', 'plaetze'], 'sortierung,titel'),
    }),
    answer: listOf(stellplatz).extend({ kurtaxe: euro.nullable() }),
    spec: '2.2',
    summary: 'Motorhome parking, and the visitor’s tax per person and night',
  }),
  'stellplaetze/{id}': defineCall({
    params: single,
    answer: stellplatz,
    spec: '2.2',
    summary: 'A motorhome site',
  }),
  pauschalen: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel', 'preis_ab', 'naechte', 'gueltig_bis'], 'sortierung,titel'),
      gueltig_am: isoDate.optional(),
      naechte: z.coerce.number().int().min(1).max(60).optional(),
      pauschale_id: chosenParam.optional(),
      haeuser: flag.default(true),
    }),
    answer: listOf(pauschale).extend({ heute: isoDate }),
    spec: '2.6',
    summary:
      'Packages with their prices by house, or without (`haeuser`); `heute` is the day of the answer',
  }),
  'pauschalen/{id}': defineCall({
    params: single,
    answer: pauschale,
    spec: '2.6',
    summary: 'A package',
  }),
  portalmodule: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung'], 'sortierung'),
      seite_id: idParam.optional(),
    }),
    answer: listOf(portalmodul),
    spec: '3',
    summary: 'Modules of portal pages',
  }),
  'portalmodule/{id}': defineCall({
    params: single,
    answer: portalmodul,
    spec: '3',
    summary: 'A module of a portal page',
  }),
  shop_bedingungen: defineCall({
    params: single,
    answer: shopBedingungen,
    spec: '9',
    summary: 'Terms of the shop and the instruction on withdrawal',
  }),
  shop_artikel: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...orderBy(['sortierung', 'titel', 'preis_pro_einheit', 'erstellt'], 'sortierung,titel'),
      aktiv: flag.default(true),
      rubrik_id: idParam.optional(),
      veranstaltung_id: idParam.optional(),
    }),
    answer: listOf(shopArtikel),
    spec: '7',
    summary: 'Shop articles on sale',
  }),
  'shop_artikel/{id}': defineCall({
    params: single,
    answer: shopArtikel,
    spec: '3',
    summary: 'A shop article',
  }),
}

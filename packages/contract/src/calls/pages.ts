import { z } from 'zod'
import { barrierefreiheit } from '../entities/barrierefreiheit.ts'
import { datenschutzangaben } from '../entities/datenschutzangaben.ts'
import { einstellungen } from '../entities/einstellungen.ts'
import { medium } from '../entities/medium.ts'
import { offeneDaten } from '../entities/offene-daten.ts'
import { suchtreffer } from '../entities/suchtreffer.ts'
import { weiterleitung } from '../entities/weiterleitung.ts'
import { listOf } from '../list.ts'
import { menu, menuNames } from '../page/menu.ts'
import { seite } from '../page/page.ts'
import { routeAnswer } from '../page/route.ts'
import { vorschau } from '../page/vorschau.ts'
import { instant } from '../primitives.ts'
import { defineCall, single } from './define-call.ts'
import { seitenEintrag, sitemapEintrag } from './overview.ts'
import { exclude, paging, spracheParam } from './query.ts'

/** Calls about pages and the site as a whole. */
export const pageCalls = {
  route: defineCall({
    params: z.object({ url: z.string() }),
    answer: routeAnswer,
    spec: '7',
    summary: 'What a path is made of, or where it has gone',
  }),
  menu: defineCall({
    params: z.object({ name: z.enum(menuNames) }),
    answer: menu,
    spec: '7',
    summary: 'A named menu',
  }),
  seiten: defineCall({
    params: z.object({ ...spracheParam, ...paging }),
    answer: listOf(seitenEintrag),
    spec: '3',
    summary: 'All published pages, by path',
  }),
  'seiten/{id}': defineCall({ params: single, answer: seite, spec: '3', summary: 'A page' }),
  suche: defineCall({
    params: z.object({
      ...spracheParam,
      ...paging,
      ...exclude,
      q: z.string().trim().max(200).default(''),
    }),
    answer: listOf(suchtreffer),
    spec: '7',
    summary: 'Search; what somebody looks for is kept by no store',
  }),
  einstellungen: defineCall({
    params: single,
    answer: einstellungen,
    spec: '9',
    summary: 'Settings of the site',
  }),
  barrierefreiheit: defineCall({
    params: single,
    answer: barrierefreiheit,
    spec: '2.6',
    summary: 'The statement on accessibility, with what is counted in the content today',
  }),
  datenschutzangaben: defineCall({
    params: single,
    answer: datenschutzangaben,
    spec: '2.2',
    summary:
      'What the privacy notice says by itself: services of other houses that are switched on, and how long things are kept',
  }),
  offene_daten: defineCall({
    params: single,
    answer: offeneDaten,
    spec: '7',
    summary: 'Datasets that others may use: how many records they have, and under which licence',
  }),
  sitemap: defineCall({
    params: z.object({ seite: paging.seite, seit: instant.optional() }),
    answer: listOf(sitemapEintrag),
    spec: '2.2',
    summary:
      'Every public address: pages and entries with a page of their own, 2,000 addresses at a time; with `seit` those changed since then, which no store keeps',
  }),
  vorschau: defineCall({
    params: z.object({ token: z.string().max(500) }),
    answer: vorschau,
    spec: '2.6',
    summary: 'A draft that a signed link shows; kept by no store',
  }),
  medien: defineCall({
    params: z.object({ ...spracheParam, ...paging }),
    answer: listOf(medium),
    spec: '3',
    summary: 'The media library; for another server of this product, not for pages',
  }),
  'medien/{id}': defineCall({
    params: single,
    answer: medium,
    spec: '3',
    summary: 'A picture or file',
  }),
  weiterleitungen: defineCall({
    params: z.object({ ...paging }),
    answer: listOf(weiterleitung),
    spec: '2.2',
    summary: 'Addresses that have moved or gone, by address',
  }),
}

import { z } from 'zod'
import { euro } from '../../entities/preis.ts'
import { defineTemplate } from '../define-template.ts'
import { titleAndIntroduction } from '../shared-options.ts'

/** Columns of prices that a list may have; more are not read on a telephone. */
export const mostPriceColumns = 4

/** A price in euros, `ab` where it is the lowest of several; 0 is free of charge. */
const preis = z.object({ betrag: euro, ab: z.boolean() })

const zeile = z.object({
  titel: z.string(),
  hinweis: z.string().nullable(),
  /** One for each column; null where there is none. */
  preise: z.array(preis.nullable()),
})

/** Prices as a table: what it is, for whom, what it costs (spec 2.6, price list). */
export const template = defineTemplate({
  context: z.null(),
  options: z.object({
    ...titleAndIntroduction,
    /** Heads of the price columns; with one column it may have none. */
    spalten: z.array(z.string()).max(mostPriceColumns),
    gruppen: z.array(z.object({ titel: z.string().nullable(), zeilen: z.array(zeile).min(1) })),
    hinweis: z.string().nullable(),
  }),
  feed: null,
  slots: ['content', 'sidebar'],
  spec: '2.6',
})

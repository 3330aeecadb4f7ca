import { z } from 'zod'
import { bild } from '../page/bild.ts'
import { richText } from '../page/rich-text.ts'
import { href, instant, isoDate, nummer, sprache } from '../primitives.ts'
import { bildMitText } from './brancheneintrag.ts'
import { koordinaten } from './koordinaten.ts'

const legend = { bildtext: z.string().nullable(), bildcopyright: z.string().nullable() }

/** A photo gallery in a list: `bild` is its first picture, `anzahl_bilder` how many there are. */
export const galerieEintrag = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  einleitung: z.string(),
  datum: isoDate,
  bild: z.nullable(bild),
  ...legend,
  anzahl_bilder: z.int().nonnegative(),
  detailURL: z.string().nullable(),
})

/** A photo gallery with its pictures in their order (spec 2.6). */
export const galerie = galerieEintrag.extend({ text: richText, bilder: z.array(bildMitText) })

/** Where a video lies (spec 3, portal modules): at the video platform, here, somewhere else. */
export const videoTypen = ['youtube', 'datei', 'sonstiges'] as const

/** An address that may be framed or played: https on an allowed host, or a file of this site. */
export const playerAdresse = z.string().regex(/^(https:\/\/[\w.-]+\/|\/media\/)[^\s\\]*$/)

/** Subtitles of a film that lies on this site: a WebVTT file for a `<track>`. */
const untertiteldatei = z.object({ sprache, link: z.string().regex(/^\/media\/[\w.-]+\.vtt$/) })

/** Kinds of files that browsers play, best first. */
export const filmFormate = ['webm', 'mp4'] as const

/** A file of a film that lies on this site; `groesse` in bytes. */
const filmdatei = z.object({
  format: z.enum(filmFormate),
  link: z.string().regex(/^\/media\/[\w.-]+\.(?:webm|mp4)$/),
  groesse: z.int().nonnegative(),
})

/**
 * A video (spec 2.7). `player` is asked for only after a click and is null where the host is not
 * allowed: then `url` is offered as a link (reliability T42). `dauer` is in seconds;
 * `vorschaubild` lies on this site, so that showing the tile asks nobody else. `untertitel` are the
 * languages it has subtitles in; `untertiteldateien` are there when the film is `datei`, any other
 * one's are in its player. `dateien` are the files of a film that lies here, `breite` and `hoehe` its
 * pixels as it is shown, `ton` says whether anything is to be heard. A server that knows nothing of
 * these may leave them out.
 */
export const video = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  beschreibung: z.string(),
  typ: z.enum(videoTypen),
  url: href.nullable(),
  player: playerAdresse.nullable(),
  dateien: z.array(filmdatei).max(filmFormate.length).default([]),
  breite: z.int().positive().nullable().default(null),
  hoehe: z.int().positive().nullable().default(null),
  ton: z.boolean().default(true),
  vorschaubild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  dauer: z.int().positive().nullable(),
  untertitel: z.array(sprache),
  untertiteldateien: z.array(untertiteldatei),
  transkript: richText,
  datum: isoDate,
  sortierung: z.int(),
})

/** A picture that we fetched from a camera ourselves, and when. */
const aufnahme = z.object({ zeit: instant, bild })

/** Most pictures of a camera's day that travel: one for each half hour. */
export const mostAufnahmen = 50

/**
 * A webcam (spec 2.7); `player` as for a video. `aufnahmen` are our own pictures of it, the newest
 * first, one for each half hour of the last day; after `hoechstalter` minutes the newest says nothing
 * of how it looks now. `bild` is a picture that an editor chose. A server that fetches no pictures may
 * leave out what is said of them.
 */
export const webcam = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  standort: z.string(),
  text: z.string().nullable(),
  url: href.nullable(),
  player: playerAdresse.nullable(),
  bild: z.nullable(bild),
  bildtext: z.string().nullable(),
  bildcopyright: z.string().nullable(),
  copyright: z.string().nullable(),
  aufnahmen: z.array(aufnahme).max(mostAufnahmen).default([]),
  hoechstalter: z.int().positive().default(60),
  koordinaten: koordinaten.nullable(),
  sortierung: z.int(),
})

/** A picture of the photo point (spec 2.7); `aufgenommen_am` is `YYYY-MM-DDTHH:mm` in Europe/Berlin. */
export const fotopunktBild = z.object({
  id: nummer,
  sprache,
  standort: z.string().nullable(),
  aufgenommen_am: z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/),
  bild: z.nullable(bild),
  ...legend,
})

/** A photo gallery in a list. */
export type GalerieEintrag = z.infer<typeof galerieEintrag>
/** A photo gallery with its pictures. */
export type Galerie = z.infer<typeof galerie>
/** A video. */
export type Video = z.infer<typeof video>
/** A webcam. */
export type Webcam = z.infer<typeof webcam>
/** A picture of the photo point. */
export type FotopunktBild = z.infer<typeof fotopunktBild>

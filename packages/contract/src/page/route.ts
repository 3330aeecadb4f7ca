import { z } from 'zod'
import { sprache } from '../primitives.ts'
import { zugaenge } from '../sessions.ts'

/** Themes of a page (spec 1); each chooses the site layout of the same name. */
export const pageThemes = ['default', 'rossini', 'behoerdenlotse'] as const
/** One of the themes. */
export type PageTheme = (typeof pageThemes)[number]

/**
 * A call the page needs. `name` is a key of the call registry plus at most one id, never a URL
 * (reliability T26). `query` lists the visitor's parameters that pass through; nothing else does.
 */
export const apiCall = z.object({
  name: z.string().max(100),
  as: z.string().max(60),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  query: z.array(z.string()).default([]),
  options: z.object({ redirectOnSingleEntry: z.boolean().default(false) }),
})

/** What a path is made of (spec 3, route configuration). */
export const route = z.object({
  pageTheme: z.enum(pageThemes),
  sprache,
  apiCalls: z.array(apiCall),
  alternates: z.partialRecord(sprache, z.string()),
  zugang: z.enum(zugaenge),
})

/** Answer of `GET /api/cms/route` for a path that has moved or gone. */
export const routeRedirect = z.object({
  redirect: z.object({
    status: z.union([z.literal(301), z.literal(302), z.literal(410)]),
    location: z.string().nullable(),
  }),
})

/** Everything `GET /api/cms/route` may answer with status 200. */
export const routeAnswer = z.union([route, routeRedirect])

/** A call the page needs. */
export type ApiCall = z.infer<typeof apiCall>
/** What a path is made of. */
export type Route = z.infer<typeof route>
/** A route or where it has gone. */
export type RouteAnswer = z.infer<typeof routeAnswer>

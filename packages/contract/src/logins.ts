import { z } from 'zod'
import { nummer } from './primitives.ts'
import type { Zugang } from './sessions.ts'

/** What one can log in to. */
export type LoginArea = Exclude<Zugang, 'oeffentlich'>

/** What a login sends (spec 5); both are needed, and neither is longer than anybody's is. */
export const login = z.object({
  // A sign that nobody types is no part of an address, and a database refuses some of them.
  email: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[^\s\p{Cc}]{1,254}$/u),
  passwort: z.string().min(1).max(1024),
})

/** Where the content API takes a login, ends a session, and changes a password (spec 7). */
export const loginPaths = {
  intranet: {
    login: '/login',
    logout: '/logout',
    password: '/passwort',
    forgotten: '/passwort-vergessen',
    renew: '/passwort-neu',
  },
  rat: {
    login: '/raete/login',
    logout: '/raete/logout',
    password: '/raete/passwort',
    forgotten: '/raete/passwort-vergessen',
    renew: '/raete/passwort-neu',
  },
} as const satisfies Record<LoginArea, Record<string, string>>

/**
 * Answers to a login (spec 3, 7). A login that fails has no body, whatever was wrong: 401, and 429
 * with `Retry-After` after too many tries.
 */
export const loginAnswers = {
  intranet: z.object({ token: z.string(), uuid: z.uuid() }),
  rat: z.object({ id: nummer, token: z.string(), pw_geaendert: z.boolean() }),
} as const satisfies Record<LoginArea, z.ZodType>

/** What is wrong with a change of password: a word for each field, as at a form. */
export const passwordProblems = ['stimmt_nicht', 'zu_kurz', 'aus_adresse', 'leicht'] as const

/** One of them. */
export type PasswordProblem = (typeof passwordProblems)[number]

/** What a change of password sends; the one that holds is asked for again. */
export const newPassword = z.object({
  passwort_bisher: z.string().min(1).max(1024),
  passwort: z.string().min(1).max(1024),
})

/** What somebody sends who has forgotten their password; the answer is the same for anybody (T04). */
export const forgottenPassword = z.object({ email: login.shape.email })

/** What the page behind a link sends that came by mail: the link, and the password to be. */
export const renewedPassword = z.object({
  link: z.string().regex(/^[\w-]{22}$/),
  passwort: newPassword.shape.passwort,
})

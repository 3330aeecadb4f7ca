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

/** Where the content API takes a login, ends a session, changes a password or a second factor (spec 7). */
export const loginPaths = {
  intranet: {
    login: '/login',
    logout: '/logout',
    password: '/passwort',
    forgotten: '/passwort-vergessen',
    renew: '/passwort-neu',
    code: '/login/code',
    beginFactor: '/zweitfaktor/einrichten',
    confirmFactor: '/zweitfaktor/bestaetigen',
    renewCodes: '/zweitfaktor/codes',
    removeFactor: '/zweitfaktor/aus',
  },
  rat: {
    login: '/raete/login',
    logout: '/raete/logout',
    password: '/raete/passwort',
    forgotten: '/raete/passwort-vergessen',
    renew: '/raete/passwort-neu',
    code: '/raete/login/code',
    beginFactor: '/raete/zweitfaktor/einrichten',
    confirmFactor: '/raete/zweitfaktor/bestaetigen',
    renewCodes: '/raete/zweitfaktor/codes',
    removeFactor: '/raete/zweitfaktor/aus',
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

/** What a login still asks for whose password is right: a code, or a second factor to be set up. */
export const loginSteps = ['code', 'einrichten'] as const

/** One of them. */
export type LoginStep = (typeof loginSteps)[number]

const vorgang = z.string().regex(/^[\w-]{22}$/)

/**
 * The answer 202 to a login whose password is right and that is not done: `vorgang` stands for the
 * password in the next calls, for ten minutes.
 */
export const unfinishedLogin = z.object({ schritt: z.enum(loginSteps), vorgang })

/** An answer of that kind. */
export type UnfinishedLogin = z.infer<typeof unfinishedLogin>

/** A code as somebody has typed it: of the app, or a recovery code. */
const code = z.string().max(100)

/** What ends a login that asks for a code. */
export const loginCode = z.object({ vorgang, code })

/**
 * What begins to set up a second factor: a login that asks for one, else the password, or a code of
 * the one that there is already.
 */
export const factorProof = z.union([
  z.object({ vorgang }),
  z.object({ passwort: login.shape.passwort }),
  z.object({ code }),
])

/** What proves who sets up a second factor. */
export type FactorProof = z.infer<typeof factorProof>

/** The key of a second factor that is being set up, as text, and in the address that apps read. */
export const newFactor = z.object({ schluessel: z.string(), adresse: z.string() })

/** One of them. */
export type NewFactor = z.infer<typeof newFactor>

/** What ends setting it up: a code that the app shows; with `vorgang` it ends the login as well. */
export const factorCode = z.object({ code, vorgang: vorgang.optional() })

/** Recovery codes, told once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/** What is wrong with what somebody proves themselves with. */
export const factorProblems = ['stimmt_nicht', 'verlangt'] as const

/** One of them. */
export type FactorProblem = (typeof factorProblems)[number]

/** Since when somebody has a second factor, how many recovery codes are left, and whether they must. */
export const secondFactor = z.object({
  seit: z.iso.datetime().nullable(),
  codes: z.int(),
  verlangt: z.boolean(),
})

/** The second factor of whoever asks. */
export type SecondFactor = z.infer<typeof secondFactor>

/** Where the content API begins and ends a login with an account of the town hall's directory. */
export const directoryPaths = {
  begin: '/login/rathauskonto',
  end: '/login/rathauskonto/ende',
} as const

/** Where somebody wants to go who logs in there. */
export const directoryStart = z.object({ ziel: z.string().max(500) })

/** Where they log in, and what their browser keeps until they come back: sealed, so only we read it. */
export const directoryBegun = z.object({ adresse: z.url(), merker: z.string() })

/** What they come back with: the query of the address, and what their browser has kept. */
export const directoryReturn = z.object({
  antwort: z.string().max(8_000),
  merker: z.string().max(4_000),
})

/** The answer to it: a session, and where they wanted to go. */
export const directoryEntered = loginAnswers.intranet.extend({ ziel: z.string() })

/**
 * Why nobody is logged in: the directory is away; they have turned back; what came back proves
 * nothing; they are not in the group; the directory knows no verified address of theirs; their account
 * here is closed, or somebody else's.
 */
export const directoryProblems = [
  'weg',
  'abgebrochen',
  'ungueltig',
  'gruppe',
  'adresse',
  'konto',
] as const

/** One of them. */
export type DirectoryProblem = (typeof directoryProblems)[number]

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

import {
  apiBasePath,
  type DirectoryProblem,
  directoryPaths,
  directoryReturn,
  directoryStart,
} from '@kurstadt/contract'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { env } from '../../../env.ts'
import { createSeal } from '../../../platform/accounts/second-factor/index.ts'
import type { Env } from '../../../wire/bindings.ts'
import { ApiError } from '../../../wire/errors.ts'
import { through } from '../../../wire/lanes/index.ts'
import { findAccount } from '../accounts.ts'
import { noteSession } from '../note-session.ts'
import {
  type Checks,
  Directory,
  DirectoryAwayError,
  LoginDeclinedError,
  NotProvenError,
  type Person,
} from '../rathauskonto/directory.ts'
import { findOrLinkAccount } from '../rathauskonto/link-account.ts'
import { readDirectorySettings } from '../rathauskonto/settings.ts'
import { beginSession, ownAnswer, type Parts, readBody } from './login-parts.ts'

/** Milliseconds that somebody may need at the directory. */
const lifetime = 10 * 60_000

/** What the browser keeps meanwhile: nobody else reads it, and nobody changes it. */
const marker = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  ziel: z.string(),
  bis: z.number(),
})
const place = 'rathauskonto'

function refuse(problem: DirectoryProblem): never {
  const code = problem === 'weg' ? 'unavailable' : 'bad-request'
  throw new ApiError(code, { fields: { rathauskonto: problem }, isPrivate: true })
}

/** Login to the intranet with an account of the town hall's directory (decision 0065). */
class DirectoryCalls {
  readonly #parts: Parts
  readonly #directory: Directory
  readonly #seal = createSeal(env.PAYLOAD_SECRET, 'login at the directory')

  constructor(parts: Parts, directory: Directory) {
    this.#parts = parts
    this.#directory = directory
  }

  /** Says to the website in a word why it failed, and to the log what was behind it. */
  #refuseFor(error: unknown): never {
    if (error instanceof LoginDeclinedError) return refuse('abgebrochen')
    const isAway = error instanceof DirectoryAwayError
    if (!(isAway || error instanceof NotProvenError)) throw error
    this.#parts.report(error.message, error)
    return refuse(isAway ? 'weg' : 'ungueltig')
  }

  async begin(context: Context<Env>): Promise<Response> {
    const data = await readBody(context, directoryStart)
    if (data === undefined) throw new ApiError('bad-request', { isPrivate: true })
    const begun = await this.#directory.begin().catch((error: unknown) => this.#refuseFor(error))
    const kept = { ...begun.checks, ziel: data.ziel, bis: Date.now() + lifetime }
    const sealed = this.#seal.seal(JSON.stringify(kept), place).toString('base64url')
    return ownAnswer({ adresse: begun.address, merker: sealed })
  }

  /** What a browser has kept; a login of another browser, and an old one, is none. */
  #read(merker: string): (Checks & { ziel: string }) | null {
    const opened = this.#seal.open(Buffer.from(merker, 'base64url'), place)
    if (opened === null) return null
    const { bis, ...kept } = marker.parse(JSON.parse(opened))
    return bis > Date.now() ? kept : null
  }

  /** The account of a person of the directory, as long as it may log in. */
  async #accountOf(person: Person) {
    const { intake, payload } = this.#parts
    if (!person.isInGroup) return refuse('gruppe')
    const id = await findOrLinkAccount(intake, this.#directory.issuer, person)
    if (id === null) return refuse(person.email === null ? 'adresse' : 'konto')
    const account = await findAccount(payload, 'intranet', { id }, new Date())
    if (account !== null) return account
    await noteSession(intake, 'intranet', id, 'anmeldung_gescheitert')
    return refuse('konto')
  }

  async end(context: Context<Env>): Promise<Response> {
    const data = await readBody(context, directoryReturn)
    const kept = data ? this.#read(data.merker) : null
    const answer = new URLSearchParams(data?.antwort)
    // Nobody is asked about what another browser has begun.
    if (kept === null || answer.get('state') !== kept.state) return refuse('ungueltig')
    const { ziel, ...checks } = kept
    const person = await this.#directory
      .end(answer, checks)
      .catch((error: unknown) => this.#refuseFor(error))
    const account = await this.#accountOf(person)
    const proven = { isOneTime: false, ground: { kind: 'rathauskonto' } } as const
    const session = await beginSession(this.#parts, 'intranet', account, proven)
    return ownAnswer({ ...session, ziel })
  }
}

/** Mounts that login where the town has a directory. */
export function mountDirectory(api: Hono<Env>, parts: Parts): void {
  const settings = readDirectorySettings()
  if (settings === null) return
  const calls = new DirectoryCalls(parts, new Directory(settings))
  for (const path of Object.values(directoryPaths))
    api.on('POST', apiBasePath + path, (_, next) => through('form', next))
  api.post(apiBasePath + directoryPaths.begin, (context) => calls.begin(context))
  api.post(apiBasePath + directoryPaths.end, (context) => calls.end(context))
}

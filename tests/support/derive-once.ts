import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { stopAfterFile } from './leftovers.ts'

type Asked = Parameters<typeof crypto.pbkdf2>
type Derived = Parameters<Asked[5]>

const { pbkdf2: derive } = crypto
const remembered = new AsyncLocalStorage<Map<string, Promise<Derived>>>()

/** Derives what was asked for; inside `derivingOnce` the same again is answered as before. */
function deriveOrRemember(...[password, salt, iterations, length, digest, done]: Asked): void {
  const known = remembered.getStore()
  if (!known) {
    derive(password, salt, iterations, length, digest, done)
    return
  }
  const key = JSON.stringify([password, salt, iterations, length, digest])
  const deriving =
    known.get(key) ??
    new Promise<Derived>((resolve) => {
      derive(password, salt, iterations, length, digest, (...result) => resolve(result))
    })
  known.set(key, deriving)
  void answer(deriving, done)
}

async function answer(deriving: Promise<Derived>, done: Asked[5]): Promise<void> {
  done(...(await deriving))
}

function replacePbkdf2(pbkdf2: typeof crypto.pbkdf2): void {
  Object.assign(crypto, { pbkdf2 })
  syncBuiltinESMExports()
}

replacePbkdf2(deriveOrRemember)
stopAfterFile(async () => replacePbkdf2(derive))

/**
 * Runs something that derives the same key from a password again and again, and derives it once: an
 * account that is made and logged in at once costs three derivations of 80 ms each. Everything else
 * in the process pays the whole price, so that a test may ask how long a login takes.
 */
export const derivingOnce = <Result>(act: () => Promise<Result>): Promise<Result> =>
  remembered.run(new Map(), act)

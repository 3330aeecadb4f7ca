/** A street that somebody wants to have remembered. */
export type OwnStreet = { id: string; name: string }

const key = 'abfall:strasse'

/** Asks the storage, if there is one: blocked or full it keeps nothing, and the page goes on. */
function inStorage<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(localStorage)
  } catch {
    return null
  }
}

/** The street that is remembered in this browser. */
export function ownStreet(): OwnStreet | null {
  const [id = '', name = ''] = inStorage((storage) => storage.getItem(key))?.split('\t') ?? []
  return /^[1-9]\d{0,9}$/.test(id) && name !== '' ? { id, name } : null
}

/** Remembers a street in this browser, and nowhere else. */
export const keepStreet = ({ id, name }: OwnStreet): void =>
  void inStorage((storage) => storage.setItem(key, `${id}\t${name}`))

/** Forgets it. */
export const forgetStreet = (): void => void inStorage((storage) => storage.removeItem(key))

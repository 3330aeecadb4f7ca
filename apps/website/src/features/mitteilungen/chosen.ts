/** What this device hears of; kept in the browser to show it again, as the server has it. */
export type Chosen = {
  hinweise: boolean
  strasse_id: number | null
  /** When it is reminded of a collection, as the server names it. */
  zeit: string
  rubriken: readonly number[]
}

const key = 'mitteilungen'

/** When somebody is reminded who has not chosen otherwise. */
const usual = 'abend-18'

/** Asks the storage, if there is one: blocked or full it keeps nothing, and the page goes on. */
export function inStorage<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(localStorage)
  } catch {
    return null
  }
}

const numbersIn = (text = '') =>
  text.split(',').flatMap((one) => (/^[1-9]\d{0,8}$/.test(one) ? [Number(one)] : []))

/** A time as it is named; the usual one for anything else. */
export const timeIn = (text: unknown): string =>
  typeof text === 'string' && /^(?:abend|morgen)-\d{1,2}$/.test(text) ? text : usual

/**
 * What was chosen last; null for nothing, and for what somebody else has written there. Who chose
 * before there were several categories and times has one category, and no time in it.
 */
export function chosenBefore(): Chosen | null {
  const kept = inStorage((storage) => storage.getItem(key))?.split('\t')
  if (kept?.length !== 3 && kept?.length !== 4) return null
  const [hinweise, strasse, rubriken, zeit] = kept
  return {
    hinweise: hinweise === '1',
    strasse_id: numbersIn(strasse)[0] ?? null,
    zeit: timeIn(zeit),
    rubriken: numbersIn(rubriken),
  }
}

/** Keeps what was chosen. */
export const keepChosen = ({ hinweise, rubriken, strasse_id, zeit }: Chosen): void =>
  void inStorage((storage) =>
    storage.setItem(key, `${hinweise ? 1 : 0}\t${strasse_id ?? ''}\t${rubriken.join()}\t${zeit}`),
  )

/** Forgets it. */
export const forgetChosen = (): void => void inStorage((storage) => storage.removeItem(key))

/** True where nothing is chosen. */
export const isNothing = ({ hinweise, rubriken, strasse_id }: Chosen): boolean =>
  !hinweise && rubriken.length === 0 && strasse_id === null

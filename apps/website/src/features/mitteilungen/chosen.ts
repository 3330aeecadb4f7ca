/** What this device hears of; kept in the browser to show it again, as the server has it. */
export type Chosen = { hinweise: boolean; strasse_id: number | null; rubrik_id: number | null }

const key = 'mitteilungen'

/** Asks the storage, if there is one: blocked or full it keeps nothing, and the page goes on. */
function inStorage<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(localStorage)
  } catch {
    return null
  }
}

const numberOf = (text: string | undefined) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null

/** What was chosen last; null for nothing, and for what somebody else has written there. */
export function chosenBefore(): Chosen | null {
  const kept = inStorage((storage) => storage.getItem(key))?.split('\t')
  if (kept?.length !== 3) return null
  const [hinweise, strasse, rubrik] = kept
  return {
    hinweise: hinweise === '1',
    strasse_id: numberOf(strasse),
    rubrik_id: numberOf(rubrik),
  }
}

/** Keeps what was chosen. */
export const keepChosen = ({ hinweise, rubrik_id, strasse_id }: Chosen): void =>
  void inStorage((storage) =>
    storage.setItem(key, `${hinweise ? 1 : 0}\t${strasse_id ?? ''}\t${rubrik_id ?? ''}`),
  )

/** Forgets it. */
export const forgetChosen = (): void => void inStorage((storage) => storage.removeItem(key))

/** True where nothing is chosen. */
export const isNothing = ({ hinweise, rubrik_id, strasse_id }: Chosen): boolean =>
  !hinweise && rubrik_id === null && strasse_id === null

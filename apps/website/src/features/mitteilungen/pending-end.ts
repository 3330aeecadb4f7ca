import { inStorage } from './chosen.ts'

const key = 'mitteilungen:ende'

/** The address of this device that the site could not be told to forget. */
export const pendingEnd = (): string | null => inStorage((storage) => storage.getItem(key))

/** Keeps it until the site was told. */
export const keepPendingEnd = (endpunkt: string): void =>
  void inStorage((storage) => storage.setItem(key, endpunkt))

/** Forgets it. */
export const forgetPendingEnd = (): void => void inStorage((storage) => storage.removeItem(key))

import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => undefined

/** True once a script runs. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
}

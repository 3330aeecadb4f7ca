import type { ReactNode } from 'react'
import { SpracheContext, type useSprache } from '../../i18n/index.ts'
import { type Address, AddressContext } from '../link/index.ts'

type IslandFrameProps = {
  sprache: ReturnType<typeof useSprache>
  address: Address
  children: ReactNode
}

/** What an island knows of its page, the same on the server and in the browser. */
export function IslandFrame({ sprache, address, children }: IslandFrameProps) {
  return (
    <AddressContext value={address}>
      <SpracheContext value={sprache}>{children}</SpracheContext>
    </AddressContext>
  )
}

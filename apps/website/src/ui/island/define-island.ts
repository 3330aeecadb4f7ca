import type { ComponentType, ReactNode } from 'react'
import type { ZodMiniType } from 'zod/mini'

/**
 * A part of a page that lives on in the browser: what somebody types into, or watches change. It is
 * the `island` of a file `*.island.tsx`; `name` is the name of the file.
 */
export type IslandOf<Props extends object> = {
  name: string
  /** Parses the props when they arrive in the browser; nothing but JSON travels. */
  props: ZodMiniType<Props>
  View: ComponentType<Props>
  /**
   * Fetches what lives in the browser alone, by what was given: answers with the view that has it.
   * Until then, and where it does not come, the island stays as the server has sent it.
   */
  wake?: (props: Props) => Promise<ReactNode>
}

/** Declares an island; exists so that schema and view are checked against each other. */
export const defineIsland = <Props extends object>(island: IslandOf<Props>) => island

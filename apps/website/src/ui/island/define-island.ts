import type { ComponentType } from 'react'
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
}

/** Declares an island; exists so that schema and view are checked against each other. */
export const defineIsland = <Props extends object>(island: IslandOf<Props>) => island

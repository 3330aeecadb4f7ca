import type { Behaviour } from '../../ui/behaviour/index.ts'
import { noteVisit } from './returning.ts'

/** Remembers in this tab that somebody has been at their cart. */
export const start: Behaviour = () => noteVisit(() => sessionStorage)
